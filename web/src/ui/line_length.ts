/** A name in one line, or in two of which the longer one is as short as possible. */
export function twoLines(name: string, most: number): string[] {
  const words = name.split(' ');
  if (name.length <= most || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, place) => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, lines) => (longer(lines) < longer(best) ? lines : best));
}
