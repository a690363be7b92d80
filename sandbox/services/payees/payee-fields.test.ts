/** What addresses and bank accounts may hold. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Caller } from '#sandbox/context.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { addressHandlers } from './address-book.ts';
import { bankHandlers } from './bank-accounts.ts';

let world: World;
let asha: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  asha = await addMember(world.context, `asha-${made}`);
});

const call = <Input>(input: Input) => ({ caller: asha, input, intentId: '' });

const good = `0x${'aB12'.repeat(10)}`;
const addAddress = (more: object = {}) =>
  addressHandlers.addAddress(
    world.context,
    call({ currency: 'USDT', chain: 'BEP20', address: good, payeeLabel: '', ...more }),
  );
const saveBank = (more: object = {}) =>
  bankHandlers.modifyBank(
    world.context,
    call({
      bankId: '',
      bank: 'Bank of Play',
      payee: 'Asha Rao',
      account: '100000001',
      realName: 'Asha Rao',
      ifsc: 'PLAY0000123',
      payeeLabel: '',
      ...more,
    }),
  );

describe('an address', () => {
  it('is taken as pasted, without spaces and marks that no eye sees', async () => {
    const pasted = ` ${good.slice(0, 20)}\u200b${good.slice(20)}\u202e\n`;
    const { data } = await addAddress({ address: pasted });
    expect(data).toMatchObject({ currency: 'USDT', chain: 'BEP20', address: good, used: false });
  });

  it('is the same whatever the case of its letters', async () => {
    const one = await addAddress();
    const other = await addAddress({ address: good.toLowerCase() });
    expect(other.data).toEqual(one.data);
  });

  it.each([
    ['currency', { currency: 'INR' }],
    ['currency', { currency: 'toString' }],
    ['chain', { chain: 'ERC20' }],
    ['address', { address: '0x123' }],
    ['address', { address: `0x${'g'.repeat(40)}` }],
    ['address', { address: '0xаааааааааааааааааааааааааааааааааааааааа' }],
    ['currency, chain, address', { currency: '-', chain: '-', address: '-' }],
  ])('is refused for its %s: %o', async (fields, wrong) => {
    await expect(addAddress(wrong)).rejects.toMatchObject({
      code: codes.badInput,
      message: `Not valid: ${fields}`,
    });
    expect((await addressHandlers.addresses(world.context, call({}))).data).toEqual([]);
  });
});

describe('a bank account', () => {
  it('is kept tidy', async () => {
    const { data } = await saveBank({
      bank: '  Bank\u202e  of\tPlay ',
      realName: 'Jose\u0301',
      account: '1234 5678 90',
      ifsc: 'play 0000123',
    });
    expect(data).toMatchObject({
      bank: 'Bank of Play',
      realName: 'José',
      account: '1234567890',
      ifsc: 'PLAY0000123',
      payeeLabel: '',
    });
  });

  it.each([
    ['ifsc', { ifsc: 'PLAY1000123' }],
    ['ifsc', { ifsc: 'PLAY000012' }],
    ['account', { account: '12345' }],
    ['account', { account: '12-3456789' }],
    ['payee', { payee: '\u202e\u200b' }],
    ['bank', { bank: '123' }],
    ['realName', { realName: 'x'.repeat(81) }],
    ['payeeLabel', { payeeLabel: 'x'.repeat(31) }],
  ])('is refused for its %s: %o', async (field, wrong) => {
    await expect(saveBank(wrong)).rejects.toMatchObject({
      code: codes.badInput,
      message: `Not valid: ${field}`,
    });
  });

  it('gets a label, and stays the one that it was', async () => {
    const { bankId } = (await saveBank({ payeeLabel: ' Rent\u202e ' })).data;
    await world.context.db.updateTable('bank_accounts').set({ used_at: 1 }).where('id', '=', bankId).execute();
    expect((await saveBank({ bankId, payeeLabel: 'Home' })).data).toMatchObject({ payeeLabel: 'Home', used: true });
    // The same once more, with none typed.
    expect((await saveBank()).data).toMatchObject({ bankId, payeeLabel: 'Home', used: true });
    expect((await saveBank({ bankId, payeeLabel: '' })).data).toMatchObject({ bankId, payeeLabel: '', used: true });
  });

  it('counts as a new one once its name changes', async () => {
    const { bankId } = (await saveBank()).data;
    await world.context.db.updateTable('bank_accounts').set({ used_at: 1 }).where('id', '=', bankId).execute();
    const { data } = await saveBank({ bankId, payee: 'Asha R.' });
    expect(data).toMatchObject({ bankId, payee: 'Asha R.', used: false });
  });
});
