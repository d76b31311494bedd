/** The components of Agora: few tables need them, so they are loaded after the page. */
class AgoraLoader {
  parts = $state.raw<typeof import('./agora/parts') | null>(null);
  private wanted = false;

  load() {
    if (this.wanted) return;
    this.wanted = true;
    import('./agora/parts').then(
      (parts) => (this.parts = parts),
      () => (this.wanted = false), // the server is away: the next scene asks again
    );
  }
}

export const agora = new AgoraLoader();
