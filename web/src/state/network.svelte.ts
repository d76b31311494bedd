/** Whether there is a network, and whether a newer version of the page is there. */
class Network {
  online = $state(navigator.onLine);
  upgraded = $state(false);

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
  }

  /** The service worker keeps the page for times without a network. The first game does not wait for it. */
  register() {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.upgraded = known; // the first worker of this browser is no upgrade
      known = true;
    });
    const register = () => workers.register('/worker.js').catch(() => undefined); // such as in a private window
    if (document.readyState === 'complete') void register();
    else addEventListener('load', () => void register(), { once: true });
    addEventListener('online', () => void workers.getRegistration().then((found) => found?.update().catch(() => undefined)));
  }
}

/** Whether a service worker keeps what this page asks for. */
export const keepsOffline = () => Boolean(navigator.serviceWorker?.controller);

export const network = new Network();
