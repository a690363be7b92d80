/** What the server says in the gallery, by endpoint. What isn't here is never answered: its skeleton stays. */
import type { DocumentText } from '#domain/document.ts';
import type { Profile } from '#domain/member.ts';
import { unit } from '#domain/money.ts';
import type { Recharge } from '#domain/recharge.ts';
import { recordGroups, type Income, type MoneyRecord, type Page, type RecordTotal } from '#domain/wallet.ts';
import { now, order, pageOfRecords } from '#machines/model/figures.ts';

const day = 86_400_000;

const profile: Profile = {
  id: 'ASHA01',
  name: 'Asha',
  phone: '+91 98765 43210',
  avatar: '/avatar.svg',
  vipLevel: 1,
  grade: 2,
  inviteCode: 'ASHA01',
};

const income = (dayIndex: number): Income => ({
  id: `income-${dayIndex}`,
  orderId: order.id,
  productId: order.productId,
  name: order.name,
  dayIndex,
  dueAt: now - (4 - dayIndex) * day,
  stated: order.dayReturn,
  paid: order.dayReturn,
  shortfall: 0n,
  status: 'notReceived',
  arrivesAt: null,
});

const agreement: DocumentText = {
  version: 'cooperation-1',
  title: 'Cooperation agreement',
  blocks: [
    { kind: 'heading', text: 'What you rent' },
    { kind: 'paragraph', text: 'A harbour crane for 90 days, in play money.' },
  ],
};

const bonus: MoneyRecord = {
  id: 'redeem-1',
  type: 'bonus',
  amount: 5n * unit,
  currency: 'USDT',
  status: 'credited',
  at: now,
  about: 'Welcome',
};

const totals: readonly RecordTotal[] = [{ currency: 'USDT', in: 200n * unit, out: 100n * unit }];
const incomes: Page<Income> = { total: 3, list: [income(3), income(2), income(1)] };
const noRecharges: readonly Recharge[] = [];

export const samples: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => unknown>> = {
  'user/user/info': () => profile,
  'assets/wallet/record': ({ type }) =>
    type === recordGroups.bonus ? { total: 1, list: [bonus] } : pageOfRecords(2, 2),
  'assets/wallet/record/total': () => totals,
  'income/income/list': () => incomes,
  'assets/wallet/recharge/open': () => noRecharges,
  'messages/sys/document': () => agreement,
};
