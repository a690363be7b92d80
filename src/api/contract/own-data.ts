/** What is kept about the member, as a list and as a file, and the deletion of the account (product 5.17, 5.18, 15.26). */
import * as v from 'valibot';
import { dataKinds, type DeletionTerms, type OwnData, type OwnDataFile } from '#domain/own-data.ts';
import { amount } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { secret } from './secret.ts';
import { count, deviceId, instant, nothing } from './wire.ts';

const sums = v.pipe(
  v.object({ usdt: amount, inr: amount }),
  v.transform(({ usdt, inr }) => ({ USDT: usdt, INR: inr })),
);

export const ownData = {
  ownData: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/data',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({ kinds: v.array(v.object({ kind: v.picklist(dataKinds), count })) }),
      v.transform((wire): OwnData => wire),
    ),
    about: 'How much of each kind is kept about the member.',
    origin: 'ours',
  }),
  ownDataFile: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/data/file',
    auth: 'member',
    input: nothing,
    /** Text, so that it is saved to the byte as it was written. */
    reply: v.pipe(
      v.object({ time: instant, ownData: secret('account', v.pipe(v.string(), v.minLength(2))) }),
      v.transform((wire): OwnDataFile => ({ at: wire.time, text: wire.ownData })),
    ),
    about:
      'All that is kept about the member as one JSON document. Passwords, tokens and codes are not in it, nor the bytes of pictures.',
    origin: 'ours',
  }),
  deletionTerms: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/delete/terms',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        given: sums,
        balance: sums,
        income: amount,
        prices: amount,
        held: sums,
        paidOut: sums,
        orders: count,
        posts: count,
        comments: count,
      }),
      v.transform((wire): DeletionTerms => wire),
    ),
    about: 'What deleting the account would take now: `given` is given up, `paidOut` leaves as was asked.',
    origin: 'ours',
  }),
  deleteAccount: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/delete',
    auth: 'member',
    input: form({
      /** Made and stored by the device; it asks by it what became of the call. */
      intentId: deviceId,
      password: secret('password', v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      /** What the member saw that they give up; other amounts than the present ones are refused with `termsChanged`. */
      usdt: amount,
      inr: amount,
    }),
    reply: v.object({ deleted: v.literal(true) }),
    about:
      "Deletes the member's account for good: all sessions end, the person is gone, and what the account held is given up. The book keeps its entries under an id that says nothing.",
    origin: 'ours',
  }),
  deletionOutcome: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/delete/outcome',
    auth: 'none',
    input: v.object({ intentId: deviceId }),
    reply: v.object({ deleted: v.boolean() }),
    about: 'Whether an account was deleted by this intent. Without a session: there is none after it.',
    origin: 'ours',
  }),
};
