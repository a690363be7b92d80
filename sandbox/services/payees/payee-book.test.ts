/** The address book and the bank accounts. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Caller } from '#sandbox/context.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { addressHandlers } from './address-book.ts';
import { bankHandlers } from './bank-accounts.ts';
import { bookSize } from './payee-book.ts';

let world: World;
let asha: Caller;
let noor: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  asha = await addMember(world.context, `asha-${made}`);
  noor = await addMember(world.context, `noor-${made}`);
});

const call = <Input>(input: Input, caller: Caller = asha) => ({ caller, input, intentId: '' });
const refused = (code: number) => expect.objectContaining({ code });

/** The `index`th address. */
const addressOf = (index: number): string => `0x${index.toString(16).padStart(40, 'a')}`;
const address = (index: number) => ({ currency: 'USDT', chain: 'BEP20', address: addressOf(index), payeeLabel: '' });
const account = (index: number, bankId = '') => ({
  bankId,
  bank: 'Bank of Play',
  payee: 'Asha Rao',
  account: String(100_000_000 + index),
  realName: 'Asha Rao',
  ifsc: 'PLAY0000123',
  payeeLabel: '',
});

/** Both books do the same; this is each seen from outside. */
const books = {
  addresses: {
    add: async (index: number, caller?: Caller) => {
      const { data } = await addressHandlers.addAddress(world.context, call(address(index), caller));
      return { id: data.addressId, is: data.address, used: data.used };
    },
    edit: async (id: string, index: number, caller?: Caller) => {
      const input = { addressId: id, ...address(index) };
      const { data } = await addressHandlers.editAddress(world.context, call(input, caller));
      return { id: data.addressId, is: data.address, used: data.used };
    },
    remove: (id: string, caller?: Caller) =>
      addressHandlers.removeAddress(world.context, call({ addressId: id }, caller)),
    restore: async (id: string, caller?: Caller) => {
      const { data } = await addressHandlers.restoreAddress(world.context, call({ addressId: id }, caller));
      return { id: data.addressId, is: data.address, used: data.used };
    },
    list: async (caller?: Caller) => {
      const { data } = await addressHandlers.addresses(world.context, call({}, caller));
      return data.map((row) => ({ id: row.addressId, is: row.address, used: row.used }));
    },
    use: (id: string, at = 1) =>
      world.context.db.updateTable('payout_addresses').set({ used_at: at }).where('id', '=', id).execute(),
  },
  'bank accounts': {
    add: async (index: number, caller?: Caller) => {
      const { data } = await bankHandlers.modifyBank(world.context, call(account(index), caller));
      return { id: data.bankId, is: data.account, used: data.used };
    },
    edit: async (id: string, index: number, caller?: Caller) => {
      const { data } = await bankHandlers.modifyBank(world.context, call(account(index, id), caller));
      return { id: data.bankId, is: data.account, used: data.used };
    },
    remove: (id: string, caller?: Caller) => bankHandlers.removeBank(world.context, call({ bankId: id }, caller)),
    restore: async (id: string, caller?: Caller) => {
      const { data } = await bankHandlers.restoreBank(world.context, call({ bankId: id }, caller));
      return { id: data.bankId, is: data.account, used: data.used };
    },
    list: async (caller?: Caller) => {
      const { data } = await bankHandlers.banks(world.context, call({}, caller));
      return data.map((row) => ({ id: row.bankId, is: row.account, used: row.used }));
    },
    use: (id: string, at = 1) =>
      world.context.db.updateTable('bank_accounts').set({ used_at: at }).where('id', '=', id).execute(),
  },
};

describe.each(Object.entries(books))('%s', (_name, book) => {
  it('are listed newest first, each member’s alone', async () => {
    expect(await book.list()).toEqual([]);
    const one = await book.add(1);
    world.clock.advance(1);
    const two = await book.add(2);
    expect(await book.list()).toEqual([two, one]);
    expect(await book.list(noor)).toEqual([]);
  });

  it('are listed by their last use before those without one', async () => {
    const [one, two, three] = [await book.add(1), await book.add(2), await book.add(3)];
    await book.use(one.id, 5);
    await book.use(two.id, 7);
    expect((await book.list()).map(({ id }) => id)).toEqual([two.id, one.id, three.id]);
  });

  it('are added once: the same again is answered as it is', async () => {
    const one = await book.add(1);
    await book.use(one.id);
    expect(await book.add(1)).toEqual({ ...one, used: true });
    const noors = await book.add(1, noor);
    expect(noors.id).not.toBe(one.id);
    const ids = await Promise.all(Array.from({ length: 16 }, () => book.add(2).then(({ id }) => id)));
    expect(new Set(ids).size).toBe(1);
    expect(await book.list()).toHaveLength(2);
  });

  it('have a first use to come once they are edited', async () => {
    const one = await book.add(1);
    await book.use(one.id);
    expect(await book.edit(one.id, 1)).toEqual({ ...one, used: true });
    const changed = await book.edit(one.id, 2);
    expect(changed).toMatchObject({ id: one.id, used: false });
    expect(changed.is).not.toBe(one.is);
    expect(await book.list()).toEqual([changed]);
  });

  it('that are edited into another one become that one', async () => {
    const one = await book.add(1);
    const two = await book.add(2);
    await book.use(two.id);
    expect(await book.edit(one.id, 2)).toEqual({ ...two, used: true });
    expect(await book.list()).toEqual([{ ...two, used: true }]);
  });

  it('are removed and come back', async () => {
    const one = await book.add(1);
    await book.use(one.id);
    await book.remove(one.id);
    await book.remove(one.id);
    expect(await book.list()).toEqual([]);
    await expect(book.edit(one.id, 2)).rejects.toEqual(refused(codes.notFound));
    expect(await book.restore(one.id)).toEqual({ ...one, used: true });
    expect(await book.restore(one.id)).toEqual({ ...one, used: true });
    expect(await book.list()).toHaveLength(1);
  });

  it('that were added again before an undo are there once', async () => {
    const one = await book.add(1);
    await book.remove(one.id);
    const again = await book.add(1);
    expect(again).toMatchObject({ is: one.is, used: false });
    expect(again.id).not.toBe(one.id);
    expect(await book.restore(one.id)).toEqual(again);
    expect(await book.list()).toEqual([again]);
  });

  it('of another member, and unknown ones, are not found', async () => {
    const one = await book.add(1);
    for (const id of [one.id, 'unknown']) {
      await expect(book.edit(id, 2, noor)).rejects.toEqual(refused(codes.notFound));
      await expect(book.remove(id, noor)).rejects.toEqual(refused(codes.notFound));
      await expect(book.restore(id, noor)).rejects.toEqual(refused(codes.notFound));
    }
    expect(await book.list()).toEqual([one]);
  });

  it('are twenty at most, however many are added at once', async () => {
    const told = await Promise.allSettled(Array.from({ length: bookSize + 5 }, (_, index) => book.add(index + 1)));
    const full = told.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason);
    expect(full).toEqual(Array.from({ length: 5 }, () => refused(codes.bookFull)));
    const [newest] = await book.list();
    await book.remove(newest?.id ?? '');
    await book.add(99);
    await expect(book.restore(newest?.id ?? '')).rejects.toEqual(refused(codes.bookFull));
    expect(await book.list()).toHaveLength(bookSize);
  });
});
