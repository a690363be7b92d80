/** How long it takes, as one says it: the largest parts, to the minute. */
const minutesADay = 24 * 60;

/** @param left ms; rounded up to the minute first, so that it reads zero only when it is over, and never "23 h 60 min" */
export function timeLeft(left: number): { days: number; hours: number; minutes: number } {
  const all = Math.ceil(Math.max(0, left) / 60_000);
  return { days: Math.floor(all / minutesADay), hours: Math.floor((all % minutesADay) / 60), minutes: all % 60 };
}
