/** Of an odd number of values: the one in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Start {
  /** ms from the navigation to the first thing painted. */
  firstPaint: number;
  /** ms to what the page is about, and can be used: the member's own records, or the bare page's line. */
  live: number;
}

export const medianStart = (starts: readonly Start[]): Start => ({
  firstPaint: median(starts.map(({ firstPaint }) => firstPaint)),
  live: median(starts.map(({ live }) => live)),
});
