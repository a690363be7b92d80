/** Passkeys, signed by an authenticator in software (product 5.15, 15.23). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { passkeys } from '#contract/passkeys.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import type { Passkey } from '#domain/passkey.ts';
import { fundPasswordText, newPassword, type Bench, type CasesOf, type Person } from '#tests/conformance/bench.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { quote } from './withdrawals.ts';

type Device = ReturnType<typeof softAuthenticator>;

/** What is signed names the origin of the backend; an app in process has no address of its own. */
async function newDevice({ send }: Bench): Promise<Device> {
  const { url } = await send('/api/user/sys/mode', {});
  return softAuthenticator(url === '' ? 'http://localhost' : new URL(url).origin);
}

interface Kept {
  person: Person;
  device: Device;
  passkey: Passkey;
}

async function withPasskey(bench: Bench, person?: Person, password = newPassword): Promise<Kept> {
  const owner = person ?? (await bench.newcomer());
  const device = await newDevice(bench);
  const offer = (await bench.done(passkeys.offerPasskey, { password }, { as: owner })).value;
  const asked = { credential: device.create(offer), passkeyName: ' My  phone ' };
  return { person: owner, device, passkey: (await bench.done(passkeys.addPasskey, asked, { as: owner })).value };
}

const listed = async ({ done }: Bench, as: Person) => (await done(passkeys.passkeys, {}, { as })).value;

export const passkeyCases: CasesOf<typeof passkeys> = {
  async passkeys(bench) {
    const { person, passkey } = await withPasskey(bench);
    const { list, most, hasFundPassword } = await listed(bench, person);
    assert.deepEqual(list, [passkey]);
    assert.ok(most >= 1);
    assert.equal(hasFundPassword, false);
    assert.deepEqual((await listed(bench, await bench.newcomer())).list, [], "nobody sees another member's");
  },

  async offerPasskey(bench) {
    const { done, refused } = bench;
    const as = await bench.newcomer();
    await refused(passkeys.offerPasskey, { password: 'Wrong2026x' }, codes.wrongPassword, { as });
    const [one, other] = [
      await done(passkeys.offerPasskey, { password: newPassword }, { as }),
      await done(passkeys.offerPasskey, { password: newPassword }, { as }),
    ];
    assert.notEqual(one.value.challenge, other.value.challenge);
  },

  async addPasskey(bench) {
    const { done, refused } = bench;
    const as = await bench.newcomer();
    const device = await newDevice(bench);
    const offer = (await done(passkeys.offerPasskey, { password: newPassword }, { as })).value;
    const asked = { credential: device.create(offer), passkeyName: ' My  phone ' };
    const { name, usedAt } = (await done(passkeys.addPasskey, asked, { as })).value;
    assert.deepEqual({ name, usedAt }, { name: 'My phone', usedAt: null });
    await refused(passkeys.addPasskey, asked, codes.passkeyExpired, { as });
  },

  async renamePasskey(bench) {
    const { person, passkey } = await withPasskey(bench);
    const asked = { passkeyId: passkey.id, passkeyName: 'Key ring' };
    await bench.refused(passkeys.renamePasskey, asked, codes.notFound, { as: await bench.newcomer() });
    await bench.done(passkeys.renamePasskey, asked, { as: person });
    assert.deepEqual((await listed(bench, person)).list, [{ ...passkey, name: 'Key ring' }]);
  },

  async removePasskey(bench) {
    const { done } = bench;
    const { person, passkey } = await withPasskey(bench);
    const asked = { passkeyId: passkey.id };
    const stranger = await bench.newcomer();
    assert.equal((await done(passkeys.removePasskey, asked, { as: stranger })).value.removed, 0);
    assert.equal((await done(passkeys.removePasskey, asked, { as: person })).value.removed, 1);
    assert.equal((await done(passkeys.removePasskey, asked, { as: person })).value.removed, 0);
  },

  async askSignIn({ done }) {
    const [one, other] = [await done(passkeys.askSignIn, {}), await done(passkeys.askSignIn, {})];
    assert.notEqual(one.value.challenge, other.value.challenge);
    assert.deepEqual(one.value.known, [], 'it tells of no account');
  },

  async signInByPasskey(bench) {
    const { done, refused } = bench;
    const { person, device } = await withPasskey(bench);
    const { value } = await done(passkeys.askSignIn, {});
    const credential = device.get(value);
    const session = (await done(passkeys.signInByPasskey, { credential })).value;
    assert.notEqual(session.token, person.token);
    assert.equal((await listed(bench, { ...person, token: session.token })).list.length, 1);
    await refused(passkeys.signInByPasskey, { credential }, codes.passkeyExpired);
  },

  async askWithdrawal(bench) {
    const { done, refused } = bench;
    const { passkey } = await withPasskey(bench, await bench.member(), fundPasswordText);
    const { id: quoteId } = await quote(bench);
    assert.equal((await done(passkeys.askWithdrawal, { quoteId })).value.known.length, 1);
    await refused(passkeys.askWithdrawal, { quoteId }, codes.quoteExpired, { as: await bench.other() });
    await done(passkeys.removePasskey, { passkeyId: passkey.id });
    await refused(passkeys.askWithdrawal, { quoteId }, codes.passkeyRefused);
  },

  async confirmWithdrawal(bench) {
    const { device, passkey } = await withPasskey(bench, await bench.member(), fundPasswordText);
    const { id: quoteId, amount, fee, payeeId } = await quote(bench);
    const { value } = await bench.done(passkeys.askWithdrawal, { quoteId });
    const asked = { quoteId, credential: device.get(value) };
    await bench.done(passkeys.confirmWithdrawal, asked);
    await bench.refused(passkeys.confirmWithdrawal, asked, codes.passkeyExpired);
    await bench.done(withdrawals.createWithdrawal, { quoteId, amount, fee, payeeId });
    await bench.done(passkeys.removePasskey, { passkeyId: passkey.id });
  },
};
