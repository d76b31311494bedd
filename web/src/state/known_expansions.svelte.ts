/** The expansions that the server knows, by the option that brings each into play: the page offers no others. */
import { listExpansions } from '../api/requests';

class KnownExpansions {
  private found = $state.raw<Record<string, string[]>>({});
  private asked = false;

  /** Ask the server once; after a failure the next call asks again. */
  load() {
    if (this.asked) return;
    this.asked = true;
    listExpansions().then(
      (found) => (this.found = found),
      () => (this.asked = false),
    );
  }

  has(game: string, option: string): boolean {
    return this.found[game]?.includes(option) ?? false;
  }
}

export const knownExpansions = new KnownExpansions();
