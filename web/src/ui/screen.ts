/** How much room there is: where words have none they are there for screen readers only (class `hidden`). */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 1000px');
export const phone = new MediaQuery('max-width: 700px');
