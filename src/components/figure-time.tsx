import { formatClock, formatDay, type Region } from '#domain/time.ts';

export interface FigureTimeProps {
  /** Server time of a figure and now, ms. */
  at: number;
  now: number;
  region: Region;
}

/** 14:05, with the date when it was another day in the member's region. */
export function FigureTime({ at, now, region }: FigureTimeProps) {
  const date = formatDay(at, region);
  const clock = formatClock(at, region);
  return <bdi dir="ltr">{date === formatDay(now, region) ? clock : `${date} ${clock}`}</bdi>;
}
