/** What people type in the digits of their script reaches the calls as the same (product 3.4, 5.2, 5.3, 5.7). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { lastCode } from '#sandbox/services/access/verification-codes.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

const scripts = { arabic: 0x0660, devanagari: 0x0966, tamil: 0x0be6, sinhala: 0x0de6 } as const;
type Script = keyof typeof scripts;

const written = (text: string, script: Script): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(scripts[script] + Number(digit)));

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(() => world.close());

const post = (path: string, fields: Record<string, string>) =>
  world.ask('POST', `/api/${path}`, { fields, token, intent: crypto.randomUUID() });

it.each(['arabic', 'devanagari', 'tamil', 'sinhala'] as const)(
  'signs in by a phone number in %s digits',
  async (one) => {
    const { phone, password } = world.demo;
    expect(await world.signIn(written(phone, one), written(password, one))).toMatch(/^[\w-]{43}$/);
  },
);

it.each(['arabic', 'devanagari', 'tamil', 'sinhala'] as const)('keeps a bank account in %s digits', async (one) => {
  const account = String(700_000_000 + scripts[one]);
  const told = await post('user/user/bank/modify', {
    bankId: '',
    bank: 'Bank of Play',
    payee: 'Asha Rao',
    account: written(account, one),
    realName: 'Asha Rao',
    ifsc: written('PLAY0000123', one),
  });
  expect(told).toMatchObject({ code: 200, data: { account, ifsc: 'PLAY0000123' } });
});

it('quotes a withdrawal whose amount has Arabic marks, and takes the fund password in Tamil digits', async () => {
  const { addressId: payeeId, fundPassword } = world.demo;
  const quoted = await post('assets/wallet/withdraw/quote', { currency: 'USDT', amount: '١٢٫٥٠', payeeId });
  expect(quoted).toMatchObject({ code: 200, data: { amount: '12.50' } });
  const { quoteId } = quoted.data as { quoteId: string };
  const typed = { quoteId, fundPassword: written(fundPassword, 'tamil') };
  expect(await post('assets/wallet/withdraw/authorise', typed)).toMatchObject({ code: 200 });
});

it('reads thousands, and nothing that has two readings', async () => {
  const quote = (amount: string) =>
    post('assets/wallet/withdraw/quote', { currency: 'USDT', amount, payeeId: world.demo.addressId });
  // Understood: more than the daily limit.
  expect((await quote('١٬٥٠٠٫٢٥')).msg).toContain('1,000');
  expect((await quote('1,500')).code).toBe(400);
});

it('sets a fund password by a code in Devanagari digits; both are the same in any script', async () => {
  const { phone, fundPassword } = world.demo;
  await post('user/auth/paypwd-code', {});
  const code = (await lastCode(world.context, phone)) ?? '';
  const told = await post('user/auth/update-paypwd-eop', {
    channel: 'phone',
    code: written(code, 'devanagari'),
    password: written('Monsoon2031', 'arabic'),
    current: written(fundPassword, 'sinhala'),
  });
  expect(told).toMatchObject({ code: 200 });
  const { quoteId } = (
    await post('assets/wallet/withdraw/quote', { currency: 'USDT', amount: '5', payeeId: world.demo.addressId })
  ).data as { quoteId: string };
  const authorise = (typed: string) => post('assets/wallet/withdraw/authorise', { quoteId, fundPassword: typed });
  expect((await authorise('Monsoon2032')).code).toBe(codes.wrongFundPassword);
  expect(await authorise('Monsoon2031')).toMatchObject({ code: 200 });
});

it('finds records by days in Sinhala digits', async () => {
  const ask = (from: string) =>
    world.ask('GET', '/api/assets/wallet/record/total', { fields: { type: '1', from }, token });
  expect(await ask(written('2026-11-01', 'sinhala'))).toMatchObject({ code: 200 });
  expect((await ask(written('2026-11-31', 'sinhala'))).code).toBe(400);
});
