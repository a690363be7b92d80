/** Recharge, of the assets backend (product 15.13). */
import * as v from 'valibot';
import {
  channelKinds,
  rechargeMethods,
  rechargeStatuses,
  type Recharge,
  type RechargeOptions,
} from '#domain/recharge.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { askedAmount, currency, size } from './amount-wire.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const recharge = v.pipe(
  v.object({
    rechargeId: id,
    method: v.picklist(rechargeMethods),
    currency,
    channelName: text,
    chain: text,
    /** Empty, or a URI that nothing but this sandbox understands (rule P1). */
    address: v.pipe(v.string(), v.maxLength(200), v.regex(/^(sandbox:.+)?$/)),
    reference: text,
    amount: size,
    received: size,
    credited: size,
    status: v.picklist(rechargeStatuses),
    confirmations: count,
    confirmationsNeeded: count,
    late: v.boolean(),
    createTime: instant,
    expireTime: instant,
    creditTime: v.nullable(instant),
    recordId: id,
  }),
  v.transform(({ rechargeId, late, createTime, expireTime, creditTime, ...wire }): Recharge => ({
    ...wire,
    id: rechargeId,
    isLate: late,
    createdAt: createTime,
    expiresAt: expireTime,
    creditedAt: creditTime,
  })),
);

export const recharges = {
  rechargeOptions: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'system/pay/config/banks',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        chain: text,
        usdtMinimum: size,
        channels: v.array(v.object({ channelId: id, kind: v.picklist(channelKinds), name: text, minimum: size })),
      }),
      v.transform(({ channels, ...wire }): RechargeOptions => ({
        ...wire,
        channels: channels.map(({ channelId, ...channel }) => ({ id: channelId, ...channel })),
      })),
    ),
    about: 'How play money comes in: the chain of USDT with its minimum, and the cash channels with theirs.',
    origin: 'spec',
  }),
  createRecharge: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/recharge/create',
    auth: 'member',
    money: true,
    input: form({
      method: v.picklist(rechargeMethods),
      /** Empty for USDT. */
      channelId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      amount: askedAmount,
    }),
    reply: recharge,
    about: 'Asks for a payment of play money. Nothing is credited before it arrives and is confirmed.',
    origin: 'ours',
  }),
  recharge: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/recharge/status',
    auth: 'member',
    input: v.object({ rechargeId: id }),
    reply: recharge,
    about: 'One recharge of the member: what was asked, what arrived, how far it is confirmed, what is credited.',
    origin: 'ours',
  }),
  openRecharges: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/recharge/open',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(recharge),
      v.transform((list): readonly Recharge[] => list),
    ),
    about: "The member's recharges that wait for a payment or a confirmation, newest first.",
    origin: 'ours',
  }),
};
