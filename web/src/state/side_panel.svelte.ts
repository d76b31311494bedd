/** What somebody wants to know more about: the side panel shows it. */
export type Sheet = 'log' | 'card' | 'pile' | 'chains';

class About {
  id = $state<string | null>(null);
  sheet = $state<Sheet>('log');
  open = $state(window.innerWidth >= 1500);

  show(id: string) {
    this.id = id;
    this.look('card');
  }

  pile() {
    this.look('pile');
  }

  look(sheet: Sheet) {
    this.sheet = sheet;
    this.open = true;
  }
}

export const about = new About();
