/**
 * The group-join bonus (product 12.9, 15.16): the screenshot first, then the bonus by the screenshot's id, so that what
 * moves money is a small form that a device keeps and asks about (decision 0032).
 */
import * as v from 'valibot';
import type { GroupJoinReceipt, GroupJoinStanding } from '#domain/group-join.ts';
import { uploadLimit } from '#domain/limits.ts';
import { size } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, nothing } from './wire.ts';

const receipt = v.pipe(
  v.object({
    amount: size,
    credited: v.boolean(),
    /** Empty: it was credited. */
    reason: v.picklist(['', 'promotionEmpty']),
    time: instant,
    recordId: id,
  }),
  v.transform((wire): GroupJoinReceipt => ({
    amount: wire.amount,
    reason: wire.reason === '' ? null : wire.reason,
    at: wire.time,
    recordId: wire.recordId,
  })),
);

export const groupJoins = {
  groupJoinStanding: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'gift/group-join/standing',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({ amount: size, receipt: v.nullable(receipt) }),
      v.transform((wire): GroupJoinStanding => wire),
    ),
    about: 'What the group-join bonus is, and what became of it for this member; null: not asked for yet.',
    origin: 'ours',
  }),
  groupScreenshot: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'gift/group-join/screenshot',
    auth: 'member',
    input: nothing,
    multipart: { field: 'img', limit: uploadLimit.screenshot },
    reply: v.object({ pictureId: id }),
    about:
      'The screenshot for the group-join bonus: JPEG, PNG or WebP, made anew. One that is not used yet is replaced.',
    origin: 'ours',
  }),
  groupJoin: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'gift/group-join',
    auth: 'member',
    money: true,
    input: v.object({ pictureId: id }),
    reply: receipt,
    about:
      'The group-join bonus, once for each member, with a screenshot sent before. The promotion budget pays; where it is empty nothing is credited, and the reason is told.',
    origin: 'ours',
  }),
};
