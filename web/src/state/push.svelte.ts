/** Push messages of this browser: they come while the page is closed. */
import { dropPush, putPush } from '../api/friends';

const encoded = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export class Push {
  readonly supported = 'serviceWorker' in navigator && 'PushManager' in window;
  enabled = $state(false);
  blocked = $state(false);

  async look() {
    if (!this.supported) return;
    const registration = await navigator.serviceWorker.getRegistration();
    this.enabled = Boolean(await registration?.pushManager.getSubscription());
    this.blocked = Notification.permission === 'denied';
  }

  /** Only a click may ask for the permission. */
  async set(wanted: boolean, serverKey: string) {
    const { pushManager } = await navigator.serviceWorker.ready;
    if (wanted) await this.subscribe(pushManager, serverKey);
    else await this.unsubscribe(pushManager);
    await this.look();
  }

  private async subscribe(manager: PushManager, serverKey: string) {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    try {
      await putPush(made.endpoint, encoded(made.getKey('p256dh')), encoded(made.getKey('auth')));
    } catch (error) {
      await made.unsubscribe(); // else the browser would say that it gets messages
      throw error;
    }
  }

  private async unsubscribe(manager: PushManager) {
    const made = await manager.getSubscription();
    if (!made) return;
    await dropPush(made.endpoint);
    await made.unsubscribe();
  }
}
