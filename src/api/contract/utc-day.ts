/** UTC days on the wire: a machine's. */
import * as v from 'valibot';
import { instant } from './wire.ts';

/** Its start, ms. The app gets `yyyy-mm-dd`: as an instant it would be the day before in a zone west of UTC. */
export const utcDay = v.pipe(
  instant,
  v.transform((startsAt) => new Date(startsAt).toISOString().slice(0, 'yyyy-mm-dd'.length)),
);
