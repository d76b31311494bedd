import { printedName } from './printed_name';

/** The pictures that are icons: they are many, so they are loaded after the page. */
class EmblemStore {
  private paths = $state.raw<Record<string, string> | null>(null);
  private wanted = false;

  /** The path of a card's icon; none if its picture is drawn in layers, or is not loaded yet. */
  of(id: string): string | undefined {
    if (!this.wanted) void this.load();
    return this.paths?.[printedName(id)];
  }

  load(): Promise<unknown> {
    this.wanted = true;
    return import('./emblems').then(
      ({ EMBLEMS }) => (this.paths = EMBLEMS),
      () => (this.wanted = false), // the server is away: the next card asks again
    );
  }
}

export const emblems = new EmblemStore();
