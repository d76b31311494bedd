import { mount } from 'svelte';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/cinzel/latin-700.css';
import './app.css';
import App from './App.svelte';
import { network } from './state/network.svelte';
import { prefs } from './state/preferences.svelte';
import { unlockSound } from './ui/sounds';

prefs.apply();
window.addEventListener('pointerdown', unlockSound, { once: true });
window.addEventListener('keydown', unlockSound, { once: true });

export default mount(App, { target: document.getElementById('app')! });
network.register();

// After an upgrade of the server an open page asks for parts that are no longer there: it loads itself anew, once.
const RELOADED = 'septem.reloaded';
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED)) return;
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
});
