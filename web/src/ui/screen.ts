/** Sizes of the screen that decide what is shown or opened. Mere differences of style are left to media queries. */
import { MediaQuery } from 'svelte/reactivity';

export const upright = new MediaQuery('max-aspect-ratio: 11/10');
export const low = new MediaQuery('max-height: 500px'); // a phone that lies
export const phone = new MediaQuery('max-width: 700px');
export const roomForGameOptions = new MediaQuery('min-width: 700px');
export const roomForLeaders = new MediaQuery('(min-aspect-ratio: 11/10) and (height > 500px)');
export const roomForSidePanel = new MediaQuery('min-width: 1500px');
