/** Withdrawal, of the assets backend (product 15.14). */
import * as v from 'valibot';
import {
  withdrawalStatuses,
  type Withdrawal,
  type WithdrawalOptions,
  type WithdrawalQuote,
  type WayTerms,
} from '#domain/withdrawal.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { askedAmount, currency, size } from './amount-wire.ts';
import { secret } from './secret.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const way = v.pipe(
  v.object({ currency, minimum: size, dailyLimit: size, left: size, payees: count }),
  v.transform((wire): WayTerms => wire),
);

const withdrawal = v.pipe(
  v.object({
    withdrawalId: id,
    currency,
    amount: size,
    fee: size,
    net: size,
    payee: secret('realName', text),
    status: v.picklist(withdrawalStatuses),
    createTime: instant,
    processTime: instant,
    arriveFrom: instant,
    arriveTo: instant,
    endTime: v.nullable(instant),
    reason: text,
    recordId: id,
  }),
  v.transform(({ withdrawalId, createTime, processTime, arriveFrom, arriveTo, endTime, ...wire }): Withdrawal => ({
    ...wire,
    id: withdrawalId,
    createdAt: createTime,
    processingAt: processTime,
    arrivesFrom: arriveFrom,
    arrivesTo: arriveTo,
    endedAt: endTime,
  })),
);

export const withdrawals = {
  withdrawalOptions: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/withdraw/options',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        open: v.boolean(),
        openTime: instant,
        closeTime: instant,
        usdt: way,
        cash: way,
        hasPaypass: v.boolean(),
        /** Not told by a server of before. */
        hasPasskey: v.optional(v.boolean(), false),
        restTime: v.nullable(instant),
        /** Not told by a server of before. */
        limitResetTime: v.optional(v.nullable(instant), null),
      }),
      v.transform(
        ({ open, openTime, closeTime, hasPaypass, restTime, limitResetTime, ...wire }): WithdrawalOptions => ({
          ...wire,
          window: { isOpen: open, opensAt: openTime, closesAt: closeTime },
          hasFundPassword: hasPaypass,
          restsUntil: restTime,
          limitResetsAt: limitResetTime,
        }),
      ),
    ),
    about: 'What the member can withdraw now and by which way; the window in their region; what is left of the day.',
    origin: 'ours',
  }),
  quoteWithdrawal: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/withdraw/quote',
    auth: 'member',
    input: form({ currency, amount: askedAmount, payeeId: id }),
    reply: v.pipe(
      v.object({
        quoteId: id,
        currency,
        amount: size,
        fee: size,
        net: size,
        payeeId: id,
        firstUse: v.boolean(),
        arriveFrom: instant,
        arriveTo: instant,
        expireTime: instant,
      }),
      v.transform(({ quoteId, firstUse, arriveFrom, arriveTo, expireTime, ...wire }): WithdrawalQuote => ({
        ...wire,
        id: quoteId,
        isFirstUse: firstUse,
        arrivesFrom: arriveFrom,
        arrivesTo: arriveTo,
        expiresAt: expireTime,
      })),
    ),
    about: 'The terms of a withdrawal, good until they expire. Moves nothing.',
    origin: 'ours',
  }),
  authoriseWithdrawal: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/withdraw/authorise',
    auth: 'member',
    input: v.object({
      quoteId: id,
      fundPassword: secret('password', v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    }),
    reply: nothing,
    about:
      'Gives the fund password for one quote. It is a call of its own so that what is kept and repeated on a device holds no password. Moves nothing.',
    origin: 'ours',
  }),
  createWithdrawal: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/withdraw/create',
    auth: 'member',
    money: true,
    input: form({
      quoteId: id,
      /** As the member reviewed them; others than the quote's are refused with `termsChanged`. */
      amount: askedAmount,
      fee: askedAmount,
      payeeId: id,
    }),
    reply: withdrawal,
    about: 'Withdraws by an authorised quote: the whole amount goes to hold, and leaves when it arrives.',
    origin: 'ours',
  }),
  cancelWithdrawal: endpoint({
    backend: 'assets',
    method: 'POST',
    path: 'wallet/withdraw/cancel',
    auth: 'member',
    money: true,
    input: v.object({ withdrawalId: id }),
    reply: withdrawal,
    about: 'Cancels a withdrawal that is pending: the whole amount on hold is back in the balance, the fee included.',
    origin: 'ours',
  }),
  withdrawal: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/withdraw/detail',
    auth: 'member',
    input: v.object({ withdrawalId: id }),
    reply: withdrawal,
    about: 'One withdrawal of the member with the dates of its steps.',
    origin: 'ours',
  }),
};
