/** How long things move: not at all for who asked for stillness. */
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

export function brief(milliseconds: number): number {
  return still.matches ? 0 : milliseconds;
}
