/** The name under which pictures are kept: items of two editions with the same printed name have one picture. */
export function printedName(id: string): string {
  return id.replace(/_second$/, '');
}
