/** The time that is left on a clock, in days or in minutes and seconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

export function clockText(milliseconds: number): string {
  if (milliseconds > DAY) return `${Math.floor(milliseconds / DAY)} d`;
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  return `${Math.floor(milliseconds / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}
