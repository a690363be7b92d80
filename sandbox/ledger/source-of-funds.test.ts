/** The search of rule P5 and L3 by itself: each way from one member's money to another's that somebody might add is found. */
import { describe, expect, it } from 'vitest';
import { unit } from '#domain/money.ts';
import {
  arrivingOf,
  dueOf,
  escrowOf,
  fees,
  holdOf,
  promotion,
  revenueOf,
  walletOf,
  type Account,
  type OrderRef,
} from './accounts.ts';
import { isAllowed, type Rule } from './edges.ts';
import * as rules from './rules.ts';
import { leaksBetweenMembers } from './source-of-funds.ts';

const ofAda: OrderRef = { id: 'o-ada', memberId: 'ada', productId: 'crane' };
const ofBo: OrderRef = { id: 'o-bo', memberId: 'bo', productId: 'crane' };

/** Ada was invited by bo: she pays in, buys, is paid, withdraws with a fee; the budget is made, and bo gets the bonus. */
const honest: readonly rules.Posting[] = [
  ...rules.recharge('ada', { amount: 100n * unit, currency: 'USDT' }),
  ...rules.recharge('bo', { amount: 50n * unit, currency: 'USDT' }),
  ...rules.earnings('crane', 20n * unit),
  ...rules.buy(ofAda, 40n * unit, 5n * unit),
  ...rules.buy(ofBo, 20n * unit, 0n),
  ...rules.incomeDue(ofAda, unit),
  ...rules.incomeDue(ofBo, unit),
  ...rules.incomeTaken(ofAda, unit),
  ...rules.incomeArrived('ada', unit),
  ...rules.withdrawalHeld('ada', { amount: 10n * unit, currency: 'USDT' }),
  ...rules.withdrawalSettled('ada', { amount: 10n * unit, currency: 'USDT' }),
  ...rules.dailyBudget(2n * unit),
  ...rules.referral('B', 'bo'),
  ...rules.bonus('welcomeBonus', 'ada', unit),
  ...rules.orderExpired(ofAda, 40n * unit, 5n * unit),
];

const move = (rule: Rule, from: Account, to: Account): rules.Posting => ({
  rule,
  from,
  to,
  currency: 'USDT',
  amount: unit,
});

/** What a scheme that pays the old with the money of the new would have to post. */
const planted: Readonly<Record<string, readonly rules.Posting[]>> = {
  'a referral bonus out of the deposit': [move('referralBonusB', walletOf('ada'), walletOf('bo'))],
  'a referral bonus out of the price in escrow': [move('referralBonusB', escrowOf(ofAda), walletOf('bo'))],
  'a part of the price into the promotion budget': [move('purchase', escrowOf(ofAda), promotion)],
  'a deposit that fills the promotion budget': [move('promotionBudget', walletOf('ada'), promotion)],
  'a price that feeds the revenue which pays income': [move('earnings', escrowOf(ofAda), revenueOf('crane'))],
  "a shortfall filled from another's principal": [move('incomeDue', escrowOf(ofAda), dueOf(ofBo))],
  "income taken to another's account": [move('incomeTaken', dueOf(ofAda), arrivingOf('bo'))],
  'a withdrawal that comes back to somebody else': [move('withdrawalReturn', holdOf('ada'), walletOf('bo'))],
  'one that is cancelled for somebody else': [move('withdrawalCancellation', holdOf('ada'), walletOf('bo'))],
  'an order that is cancelled for somebody else': [move('orderCancellation', escrowOf(ofAda), walletOf('bo'))],
  'by two steps over a product': [
    move('purchase', walletOf('ada'), revenueOf('mill')),
    move('incomeDue', revenueOf('mill'), dueOf(ofBo)),
  ],
};

describe('the search for money that leaks', () => {
  it('finds nothing in a day of honest moves, referral included', () => {
    expect(leaksBetweenMembers(honest)).toEqual([]);
  });

  it.each(Object.entries(planted))('finds %s, wherever in the book it stands', (_, wrong) => {
    for (const book of [
      [...honest, ...wrong],
      [...wrong, ...honest],
    ]) {
      expect(leaksBetweenMembers(book)).toContainEqual(expect.stringContaining('money of ada reaches'));
    }
  });

  it.each(Object.entries(planted))('and the law of the book would not let through %s', (_, wrong) => {
    const isRefused = wrong.some(({ rule, from, to, currency }) => !isAllowed(rule, from.kind, to.kind, currency));
    const isAnothers = wrong.some(
      ({ from, to }) => from.memberId !== null && to.memberId !== null && from.memberId !== to.memberId,
    );
    expect(isRefused || isAnothers).toBe(true);
  });

  it('ends at fees, which are charged for a service and never for an invitation', () => {
    const charged = honest.filter(({ to }) => to.name === fees.name).map(({ rule }) => rule);
    expect(new Set(charged)).toEqual(new Set(['managementFee', 'withdrawalFee']));
  });
});
