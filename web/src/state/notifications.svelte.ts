/** Tells whoever looks elsewhere that it is their turn: by a notice of the browser, if they asked for it. */
const KEY = 'septem.notices';

class Notices {
  readonly possible = 'Notification' in window;
  wanted = $state(this.possible && localStorage.getItem(KEY) === 'on' && Notification.permission === 'granted');
  refused = $state(this.possible && Notification.permission === 'denied');

  /** Only a click may ask for the permission. */
  async want(yes: boolean) {
    const answer = yes ? await Notification.requestPermission() : 'default';
    this.wanted = answer === 'granted';
    this.refused = answer === 'denied';
    localStorage.setItem(KEY, this.wanted ? 'on' : 'off');
  }

  /** One notice a table: a newer one takes the place of the older. */
  tell(table: string, title: string, body: string) {
    if (!this.wanted || !document.hidden) return;
    try {
      const notice = new Notification(title, { body, tag: `septem ${table}`, icon: '/icon.svg' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      this.wanted = false; // some phones have them only for installed pages
    }
  }
}

export const notices = new Notices();
