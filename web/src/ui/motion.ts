/** How long things move: not at all for people who asked for reduced motion. */
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

export function reducedMotion(): boolean {
  return reduced.matches;
}

export function motionDuration(milliseconds: number): number {
  return reduced.matches ? 0 : milliseconds;
}
