/** Notifications of the browser: they tell players who look elsewhere that it is their turn, if they asked for it. */
import { keep, readKept } from './storage';

const KEY = 'septem.notices';

class Notifications {
  readonly supported = 'Notification' in window;
  enabled = $state(this.supported && readKept(KEY) === 'on' && Notification.permission === 'granted');
  blocked = $state(this.supported && Notification.permission === 'denied');

  /** Only a click may ask for the permission. */
  async setEnabled(yes: boolean) {
    const permission = yes ? await Notification.requestPermission() : 'default';
    this.enabled = permission === 'granted';
    this.blocked = permission === 'denied';
    keep(KEY, this.enabled ? 'on' : 'off');
  }

  /** One notification a table: a newer one replaces the older one. */
  notify(table: string, title: string, body: string) {
    if (!this.enabled || !document.hidden) return;
    try {
      const shown = new Notification(title, { body, tag: `septem ${table}`, icon: '/icon.svg' });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      this.enabled = false; // some phones have them only for installed pages
    }
  }
}

export const notifications = new Notifications();
