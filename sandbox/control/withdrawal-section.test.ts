/** The panel's order for the next withdrawal, as JSON and by plain forms. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
let token = '';

beforeEach(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterEach(() => world.close());

const ask = async (method: 'GET' | 'POST', path: string, fields: Record<string, string>, intent?: string) => {
  const told = await world.ask(method, `/api/assets/wallet/withdraw/${path}`, {
    token,
    fields,
    ...(intent !== undefined && { intent }),
  });
  expect(told.code, told.msg).toBe(200);
  return told.data as Record<string, string>;
};

/** The three steps over HTTP; answers the withdrawal's id. */
async function withdraw(): Promise<string> {
  const payeeId = world.demo.addressId;
  const quote = await ask('POST', 'quote', { currency: 'USDT', amount: '12.50', payeeId });
  const { quoteId = '', amount = '', fee = '' } = quote;
  await ask('POST', 'authorise', { quoteId, fundPassword: world.demo.fundPassword });
  const made = await ask('POST', 'create', { quoteId, amount, fee, payeeId }, randomUUID());
  return made['withdrawalId'] ?? '';
}

const statusOf = async (withdrawalId: string) => (await ask('GET', 'detail', { withdrawalId }))['status'];
const advance = (days: number) => world.control('POST', '/sandbox/clock/advance', { days });
const order = (next: string) => world.control('POST', '/sandbox/withdrawals', { next });
const isVerified = async () => ((await world.control('GET', '/sandbox/verify')).body as { ok: boolean }).ok;

const page = async (): Promise<string> => (await world.app.request('/sandbox')).text();

describe('the next withdrawal', () => {
  it('fails as ordered, with everything back, and the one after arrives', async () => {
    expect(await order('fails')).toEqual({ status: 200, body: { next: 'fails' } });
    expect(await page()).toContain('It fails, and comes back whole.');
    const failing = await withdraw();
    expect(await page()).toContain('It arrives in time.');
    const arriving = await withdraw();
    await advance(3);
    expect(await statusOf(failing)).toBe('failed');
    expect(await statusOf(arriving)).toBe('arrived');
    expect(await isVerified()).toBe(true);
  });

  it('is overdue as ordered, and the order can be taken back', async () => {
    await order('overdue');
    await order('arrives');
    const inTime = await withdraw();
    await order('overdue');
    const late = await withdraw();
    await advance(4);
    expect([await statusOf(inTime), await statusOf(late)]).toEqual(['arrived', 'processing']);
    await advance(1);
    expect(await statusOf(late)).toBe('arrived');
    expect(await isVerified()).toBe(true);
  });

  it('is ordered by a plain form too, which leads back', async () => {
    const send = (next: string) =>
      world.app.request('/sandbox/withdrawals', {
        method: 'POST',
        body: new URLSearchParams({ next }),
        headers: { Accept: 'text/html' },
      });
    const reply = await send('overdue');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/sandbox?told=withdrawal']);
    expect(await (await world.app.request('/sandbox?told=withdrawal')).text()).toContain('ends like that');
    expect(await page()).toContain('It arrives two days too late.');
    const wrong = await send('vanishes');
    expect(wrong.headers.get('location')).toBe('/sandbox?told=wrong');
  });

  it.each([{}, { next: 'vanishes' }, { next: 'fails', more: 1 }])('is not ordered as %o', async (wrong) => {
    expect((await world.control('POST', '/sandbox/withdrawals', wrong)).status).toBe(400);
    expect(await page()).toContain('It arrives in time.');
  });
});

it('shows the demo member’s fund password', async () => {
  expect(await page()).toContain(world.demo.fundPassword);
});

it('gives the reason of a failure in the member’s language', async () => {
  await order('fails');
  const withdrawalId = await withdraw();
  await advance(3);
  const told = await world.ask('GET', '/api/assets/wallet/withdraw/detail', {
    token,
    fields: { withdrawalId },
    headers: { Language: 'ar_AE' },
  });
  expect((told.data as { reason: string }).reason).toMatch(/^[\u0600-\u06ff]/);
});
