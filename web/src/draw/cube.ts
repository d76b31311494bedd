/** A cube, seen from above: its three faces around the middle of a box of 24 by 24, each with the darkness of its shade. */
export const CUBE_FACES: [path: string, shade: number][] = [
  ['M0-10 9-5 0 0-9-5Z', 0],
  ['M-9-5 0 0V10L-9 5Z', 0.22],
  ['M9-5 0 0V10L9 5Z', 0.42],
];
export const PLAYER_COLOURS = { mine: '#4a86d8', theirs: '#d9543f' };
