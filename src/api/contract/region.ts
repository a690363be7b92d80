/** The region of the member's days, of the user backend (product 4.2). */
import * as v from 'valibot';
import { isRegion, type Region } from '#domain/regions.ts';
import { endpoint } from './endpoint.ts';
import { formInteger } from './form.ts';
import { count } from './wire.ts';

export const region = {
  modifyRegion: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/modify-region',
    auth: 'member',
    input: v.object({
      region: v.pipe(
        formInteger(0, 99),
        v.check(isRegion),
        v.transform((one) => one as Region),
      ),
    }),
    reply: v.object({ ended: count }),
    about:
      'Moves the member to another region. What was told keeps its time; days, windows and hours are of the new one from then on. This session goes on, all others end: how many did. To where they live already, it changes nothing and ends none.',
    origin: 'ours',
  }),
};
