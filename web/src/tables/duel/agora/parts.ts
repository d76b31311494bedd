/** What a table with Agora needs besides: loaded when such a table is opened. */
export { default as Conspiracies } from './Conspiracies.svelte';
export { default as ConspiracyActions } from './ConspiracyActions.svelte';
export { default as PrepareActions } from './PrepareActions.svelte';
export { default as Senate } from './Senate.svelte';
