/**
 * Hostile input over the whole contract (product 19.4): each field of each endpoint gets texts, numbers and shapes that
 * are not meant for it, beside good values in its other fields. Nothing breaks, nothing moves, nothing comes back as it
 * came.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { someOf } from '#tests/sandbox/scale.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

const endpoints = Object.values(contract).flatMap((backend) => Object.entries<Endpoint>(backend));
const pathOf = ({ backend, path }: Endpoint): string => `/api/${backend}/${path}`;
const fieldsOf = ({ input }: Endpoint): string[] =>
  'entries' in input ? Object.keys(input.entries as Record<string, unknown>) : [];

/** A value that each field could have: what is tried in one field gets past the others. */
const good: Record<string, string> = {
  account: '1234567890',
  address: `0x${'ab'.repeat(20)}`,
  addressId: 'address-1',
  agree: 'cooperation-3',
  amount: '10.00',
  about: 'words',
  bank: 'Bank of Play',
  blockId: 'block-1',
  bankId: '',
  bookHash: '0'.repeat(64),
  chain: 'BEP20',
  changeId: '00000000-0000-4000-8000-000000000000',
  channel: 'phone',
  channelId: '',
  code: '123456',
  country: 'IN',
  credential: '{}',
  couponId: '',
  currency: 'USDT',
  current: 'Wrong2026',
  dayReturnAmount: '1.00',
  days: '7',
  content: 'A good day at the mill',
  upTo: '1795000000000',
  commentId: '',
  comments: 'The income of yesterday is not shown on my wallet page',
  doc: 'wallet',
  draftId: '00000000-0000-4000-8000-000000000000',
  entry: '1',
  fee: '0.50',
  find: 'crane',
  from: '2026-11-01',
  fundPassword: 'Wrong2026',
  group: 'private',
  id: 'notice-hours',
  ifsc: 'PLAY0000123',
  intentId: '00000000-0000-4000-8000-000000000000',
  inviteCode: 'ASHA2026',
  least: '1.00',
  kind: 'post',
  level: 'B',
  loginPassword: '',
  inr: '0.00',
  method: 'usdt',
  month: '2026-11',
  most: '50.00',
  name: 'Asha',
  orderId: '',
  pageNum: '1',
  pageSize: '20',
  password: 'Wrong2026',
  usdt: '0.00',
  passkeyId: 'passkey-1',
  passkeyName: 'Phone',
  payee: 'Asha Rao',
  payeeLabel: 'Rent',
  payeeId: 'address-1',
  phone: '9999999999',
  platform: 'ANDROID',
  pictureId: '0'.repeat(32),
  price: '1.00',
  productId: 'harbour-crane-h2',
  pushAuth: 'A'.repeat(22),
  pushEndpoint: 'https://push.example/one',
  pushKey: 'B'.repeat(87),
  pushKinds: 'messages',
  quoteId: 'quote-1',
  quoteTime: '1',
  rate: '88.00',
  region: '1',
  note: '',
  reason: 'spam',
  realName: 'Asha Rao',
  rechargeId: 'recharge-1',
  recordId: 'record-1',
  sessionId: 'session-1',
  size: '1',
  squareId: 'post-1',
  status: 'valid',
  to: '2026-11-16',
  type: '1',
  until: '0',
  validDays: '60',
  who: 'machine',
  withdrawalId: 'withdrawal-1',
  wordsId: 'post-1',
  zone: 'Asia/Kolkata',
};

const visitor = { account: '9812345678', type: 'phone' };
const visitorByEmail = { account: 'visitor@dayrent.example' };

/** Where a field has another good value in one endpoint. */
const goodOf: Record<string, Record<string, string>> = {
  checkAccount: visitor,
  registerByPhone: visitor,
  register: visitor,
  registerCodeByPhone: visitor,
  registerCodeByEmail: visitorByEmail,
  resetCodeByPhone: visitor,
  resetCodeByEmail: visitorByEmail,
  resetPassword: visitor,
  proveContact: { type: 'phone' },
  newContactCode: visitor,
  changeContact: visitor,
  incomes: { status: 'all' },
  markRead: { id: '' },
  pictures: { type: 'news' },
  redeemCode: { code: 'NOSUCHCODE' },
  receiveCoupon: { couponId: 'no-such-coupon' },
  exchangeRate: { currency: 'INR' },
  order: { orderId: 'order-1' },
  principalReturn: { orderId: 'order-1' },
  removeBank: { bankId: 'bank-1' },
  restoreBank: { bankId: 'bank-1' },
};

/** Things of the demo member that can be edited. */
const own: Record<string, string> = {};

const inputOf = (name: string, endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(endpoint).map((field) => [field, goodOf[name]?.[field] ?? own[field] ?? good[field] ?? '']),
  );

/** Of those that take one. */
const fileOf = ({ multipart }: Endpoint) =>
  multipart && { file: { field: multipart.field, bytes: new Uint8Array([0xff, 0xd8, 0xff]) } };

const texts = [
  "' or '1'='1",
  "'; drop table members; --",
  '1) union select password_hash from members --',
  '%',
  '../../etc/passwd',
  'a\r\nX-Injected: 1',
  '${7*7}{{7*7}}',
  '\u202eevil\u2066',
  'a\u200bb',
  '\ud800',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  'e\u0301',
  '\u001b[31m',
];
const numbers = ['-1', '0', '0.001', '1e3', '1e309', 'NaN', 'Infinity', '0x10', '9007199254740993', '１２', '٣', '[1]'];
const shapes = ['', ' ', 'null', 'undefined', 'true', '{}', '2026-02-31', '0000-00-00', '9'.repeat(400)];

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  await signIn();
  for (const [path, id] of [
    ['/api/user/user/bank/modify', 'bankId'],
    ['/api/user/user/address/add', 'addressId'],
  ] as const) {
    const endpoint = endpoints.find(([, one]) => pathOf(one) === path);
    const { data } = await world.ask('POST', path, { token, fields: endpoint ? inputOf(...endpoint) : {} });
    own[id] = (data as Record<string, string>)[id] ?? '';
  }
});
afterAll(() => world.close());

/** Anew, whatever was tried before. */
async function signIn(): Promise<void> {
  await world.context.db.deleteFrom('sign_in_attempts').execute();
  token = await world.signIn();
}

const known: readonly number[] = Object.values(codes);

describe('every endpoint', () => {
  it('has a good value for each of its fields', () => {
    const missing = endpoints.flatMap(([name, endpoint]) =>
      fieldsOf(endpoint)
        .filter((field) => !(field in good))
        .map((field) => `${name}.${field}`),
    );
    expect(missing).toEqual([]);
    expect(Object.values(own)).not.toContain('');
  });

  it.each(endpoints)('%s takes what is not meant for it, and nothing moves', async (name, endpoint) => {
    await signIn();
    const before = await entriesOf();
    for (const [index, field] of fieldsOf(endpoint).entries()) {
      for (const value of someOf([...texts, ...numbers, ...shapes], 3, name.length + index)) {
        // A wait would answer in place of what is tried.
        if (endpoint.auth === 'none' || endpoint.multipart)
          await world.context.db.deleteFrom('sign_in_attempts').execute();
        const told = await world.ask(endpoint.method, pathOf(endpoint), {
          token,
          ...(endpoint.money && { intent: randomUUID() }),
          ...fileOf(endpoint),
          fields: { ...inputOf(name, endpoint), [field]: value },
        });
        const what = `${field}=${JSON.stringify(value.slice(0, 40))}`;
        expect(told.status, what).toBe(200);
        expect(known, what).toContain(told.code);
        expect(told.headers.get('x-injected'), what).toBeNull();
        expect(JSON.stringify([told.msg, told.data]), what).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|\\u00[01]/);
      }
    }
    expect(await entriesOf()).toBe(before);
    expect(await membersOf()).toBeGreaterThan(20);
  });

  it.each(endpoints)('%s knows its own fields only, each once', async (name, endpoint) => {
    for (const extra of ['__proto__', 'constructor', 'memberId', 'userId']) {
      const fields = Object.fromEntries([...Object.entries(inputOf(name, endpoint)), [extra, 'x']]);
      const asked = { token, intent: randomUUID(), fields, ...fileOf(endpoint) };
      expect(await world.ask(endpoint.method, pathOf(endpoint), asked)).toMatchObject({
        status: 200,
        code: codes.badInput,
      });
    }
  });
});

async function membersOf(): Promise<number> {
  return (await world.context.db.selectFrom('members').select('id').execute()).length;
}

async function entriesOf(): Promise<bigint> {
  const row = await world.context.db.selectFrom('book_head').select('entry_id').executeTakeFirstOrThrow();
  return row.entry_id;
}
