import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { prefs } from './state/preferences.svelte';
import { unlock } from './ui/sounds';

prefs.show();
window.addEventListener('pointerdown', unlock, { once: true });
window.addEventListener('keydown', unlock, { once: true });

export default mount(App, { target: document.getElementById('app')! });
