/** How many letters a label needs in a line when it is broken once, at the best place. */
export function longerLine(label: string): number {
  const words = label.split(/[ -]/).map((word) => word.length);
  return Math.min(...words.map((_, cut) => Math.max(lineLength(words.slice(0, cut + 1)), lineLength(words.slice(cut + 1)))));
}

function lineLength(words: number[]): number {
  return words.reduce((sum, word) => sum + word + 1, -1);
}
