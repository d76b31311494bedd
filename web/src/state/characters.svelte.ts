/** The bots with a personality, as the server lists them. */
import { listCharacters } from '../api/requests';
import type { Character } from '../api/types';

class Characters {
  list = $state.raw<Character[]>([]);
  private asked = false;

  /** Ask the server once; after a failure the next call asks again. */
  load() {
    if (this.asked) return;
    this.asked = true;
    listCharacters().then(
      (found) => (this.list = found),
      () => (this.asked = false),
    );
  }

  find(id: string | null): Character | undefined {
    return this.list.find((one) => one.id === id);
  }

  /** So many bots for a choice: a level is the same for all, a character brings others of a similar strength. */
  company(choice: string, count: number): string[] {
    const chosen = this.find(choice);
    if (!chosen) return Array<string>(count).fill(choice);
    const distance = (one: Character) => Math.abs(Number(one.level) - Number(chosen.level));
    const others = this.list.filter((one) => one !== chosen).sort((a, b) => distance(a) - distance(b));
    return [chosen, ...others].slice(0, count).map((one) => one.id);
  }
}

export const characters = new Characters();
