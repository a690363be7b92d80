/** The address book and the bank accounts (product 15.8). */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { payees } from '#contract/payees.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const newAddress = () => ({ currency: 'USDT', chain: 'BEP20', address: `0x${randomBytes(20).toString('hex')}` });
const add = async ({ done }: Bench) => (await done(payees.addAddress, newAddress())).value;
const addressIds = async ({ done }: Bench) => (await done(payees.addresses, {})).value.map(({ id }) => id);

const newBank = () => ({
  bank: 'Harbour Bank',
  payee: 'Asha',
  account: String(100_000_000 + randomBytes(3).readUIntBE(0, 3)),
  realName: 'Asha',
  ifsc: 'HARB0123456',
});
const addBank = async ({ done }: Bench) => (await done(payees.modifyBank, newBank())).value;
const bankIds = async ({ done }: Bench) => (await done(payees.banks, {})).value.map(({ id }) => id);

export const payeeCases: CasesOf<typeof payees> = {
  addresses: reads(payees.addresses, {}, async (_list, { done, other }) =>
    assert.deepEqual((await done(payees.addresses, {}, { as: await other() })).value, [], "nobody sees another's"),
  ),

  async addAddress({ done, refused }) {
    const asked = newAddress();
    const first = (await done(payees.addAddress, { ...asked, payeeLabel: 'Savings' })).value;
    assert.deepEqual([first.address, first.payeeLabel, first.isUsed], [asked.address, 'Savings', false]);
    assert.equal((await done(payees.addAddress, asked)).value.id, first.id, 'one that is there is answered as it is');
    await refused(payees.addAddress, fieldsOf(payees.addAddress, { ...asked, chain: 'TRC20' }), codes.badInput);
  },

  async editAddress(bench) {
    const { done, refused, other } = bench;
    const { id: addressId } = await add(bench);
    const asked = { addressId, ...newAddress() };
    assert.equal((await done(payees.editAddress, asked)).value.address, asked.address);
    const strangers = fieldsOf(payees.editAddress, { ...asked, ...newAddress() });
    await refused(payees.editAddress, strangers, codes.notFound, { as: await other() });
  },

  async removeAddress(bench) {
    const { id: addressId } = await add(bench);
    await bench.refused(payees.removeAddress, { addressId }, codes.notFound, { as: await bench.other() });
    await bench.done(payees.removeAddress, { addressId });
    assert.ok(!(await addressIds(bench)).includes(addressId));
  },

  async restoreAddress(bench) {
    const { id: addressId } = await add(bench);
    await bench.done(payees.removeAddress, { addressId });
    assert.equal((await bench.done(payees.restoreAddress, { addressId })).value.id, addressId);
    assert.ok((await addressIds(bench)).includes(addressId));
  },

  banks: reads(payees.banks, {}, async (_list, { done, other }) =>
    assert.deepEqual((await done(payees.banks, {}, { as: await other() })).value, []),
  ),

  async modifyBank(bench) {
    const { done, refused, other } = bench;
    const { id: bankId, account } = await addBank(bench);
    const changed = { bankId, ...newBank(), account, payee: 'Asha K' };
    assert.equal((await done(payees.modifyBank, changed)).value.payee, 'Asha K');
    await refused(payees.modifyBank, changed, codes.notFound, { as: await other() });
    await refused(payees.modifyBank, { ...newBank(), ifsc: 'HARB9123456' }, codes.badInput);
  },

  async removeBank(bench) {
    const { id: bankId } = await addBank(bench);
    await bench.refused(payees.removeBank, { bankId }, codes.notFound, { as: await bench.other() });
    await bench.done(payees.removeBank, { bankId });
    assert.ok(!(await bankIds(bench)).includes(bankId));
  },

  async restoreBank(bench) {
    const { id: bankId } = await addBank(bench);
    await bench.done(payees.removeBank, { bankId });
    assert.equal((await bench.done(payees.restoreBank, { bankId })).value.id, bankId);
  },
};
