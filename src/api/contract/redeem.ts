/** Codes that are worth something (product 15.16). */
import * as v from 'valibot';
import type { RedeemReceipt } from '#domain/redeem-code.ts';
import { endpoint } from './endpoint.ts';
import { size } from './amount-wire.ts';
import { secret } from './secret.ts';
import { id, instant, text } from './wire.ts';

export const redeemCode = endpoint({
  backend: 'assets',
  method: 'POST',
  path: 'gift/redeem',
  auth: 'member',
  money: true,
  /** Letters and digits only (product 12.8). */
  input: v.object({ code: secret('code', v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,24}$/))) }),
  reply: v.pipe(
    v.object({ amount: size, name: text, time: instant, recordId: id }),
    v.transform(({ time, ...wire }): RedeemReceipt => ({ ...wire, at: time })),
  ),
  about: 'Redeems a code, once per member and as often as the code has pieces; the promotion budget pays.',
  origin: 'ours',
});
