import { describe, expect, it } from 'vitest';
import {
  addressIn,
  addressOf,
  isOfRecord,
  keysWith,
  newsOfIncomes,
  newsOfMessages,
  newsOfRecords,
  notificationKinds,
  tagOf,
  tapOf,
} from './notifications.ts';
import type { Income, MoneyRecord } from './wallet.ts';

const record = (told: Partial<MoneyRecord>): MoneyRecord => ({
  id: 'record-1',
  type: 'withdrawal',
  amount: -5_000_000n,
  currency: 'USDT',
  status: 'processing',
  at: 1,
  about: '',
  image: '',
  ...told,
});
const income = (told: Partial<Income>): Income => ({
  id: 'income-1',
  orderId: 'order-1',
  productId: 'mill',
  name: 'Mill',
  dayIndex: 1,
  dueAt: 1,
  stated: 2_000_000n,
  paid: 1_500_000n,
  shortfall: 500_000n,
  status: 'received',
  arrivesAt: 9,
  ...told,
});

describe('news', () => {
  it('of messages is what nobody has read', () => {
    const message = { id: 'm1', title: 'A word', summary: 'More', at: 1, isRead: false };
    expect(newsOfMessages('coupons', [message, { ...message, id: 'm2', isRead: true }])).toEqual([
      { kind: 'coupons', id: 'm1', key: 'coupons:m1', title: 'A word', summary: 'More' },
    ]);
  });

  it.each([
    ['withdrawal', 'processing', ['withdrawals:record-1:processing']],
    ['withdrawal', 'arrived', ['withdrawals:record-1:arrived']],
    ['withdrawal', 'failed', ['withdrawals:record-1:failed']],
    ['withdrawal', 'pending', []],
    ['withdrawal', 'cancelled', []],
    ['recharge', 'succeeded', ['recharges:record-1:arrived']],
    ['recharge', 'processing', []],
    ['recharge', 'expired', []],
    ['dailyIncome', 'received', []],
    ['exchange', 'succeeded', []],
  ] as const)('of a record: %s %s', (type, status, keys) =>
    expect(newsOfRecords([record({ type, status })]).map(({ key }) => key)).toEqual(keys),
  );

  it('of a withdrawal says the amount without its sign, and stays one thing as it goes on', () => {
    const [taken, arrived] = newsOfRecords([record({}), record({ status: 'arrived' })]);
    expect(taken).toMatchObject({ amount: 5_000_000n, currency: 'USDT', stage: 'processing' });
    expect(taken && arrived && tagOf(taken) === tagOf(arrived)).toBe(true);
  });

  it('of incomes is one for what arrives at one moment, without a sum that a page cuts off', () => {
    const list = [
      income({ id: 'a', arrivesAt: 9 }),
      income({ id: 'b', arrivesAt: 9 }),
      income({ id: 'c', arrivesAt: 5 }),
    ];
    const sums = (isAll: boolean) =>
      newsOfIncomes(list, isAll).map((news) => [news.key, news.kind === 'income' && news.amount]);
    expect(sums(true)).toEqual([
      ['income:9', 3_000_000n],
      ['income:5', 1_500_000n],
    ]);
    expect(sums(false)).toEqual([
      ['income:9', 3_000_000n],
      ['income:5', null],
    ]);
    expect(newsOfIncomes([income({ status: 'processing' })], true)).toEqual([]);
  });
});

describe('a tap', () => {
  it.each(notificationKinds)('of %s leads into the app', (kind) => {
    const address = addressOf({ kind, id: 'a b&c' });
    expect(address).toMatch(/^#\/[\w/]+(?:\?id=a%20b%26c(?:&group=\w+)?)?$/);
    expect(addressIn(tapOf(address))).toBe(address);
  });

  it.each([null, 'x', {}, { tapped: 1 }, { tapped: 'https://evil.example/' }, { tapped: 'javascript:alert(1)' }])(
    'leads nowhere by %j',
    (data) => expect(addressIn(data)).toBeNull(),
  );

  it('knows a message about a record by its link', () =>
    expect([isOfRecord('#/user/record?id=r1'), isOfRecord('#/user/securitycenter')]).toEqual([true, false]));
});

it('keeps the newest keys, each once', () => {
  expect(keysWith(['a', 'b'], ['a', 'c'])).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 500 }, (_, index) => String(index));
  expect([keysWith(many, ['new']).length, keysWith(many, ['new']).at(-1)]).toEqual([400, 'new']);
});
