/** What is built on what the server says now: an answer that the device kept in its place is none (rule P9). */
import { Failure } from '#domain/failure.ts';
import { headers } from '#domain/headers.ts';
import { addressProblems, tidyAddress, type AddressDraft } from '#domain/payee.ts';
import { loadAddresses, saveAddress } from '#api/payees.ts';
import { allRecords } from '#api/wallet.ts';
import type { Services } from '#services/services.ts';
import type { DraftStore } from '#storage/written-stores.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { balanceProofActor } from './balance-proof.ts';
import { changeContactActor } from './change-contact.ts';
import { fundPasswordActor } from './fund-password.ts';
import { nicknameActor } from './nickname.ts';
import { payeeFormActor, type PayeeKind } from './payee-form.ts';
import { recordExportActor } from './record-export.ts';

let served: ServedClient;
beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(() => served.begin());
afterAll(() => served.close());

interface Flow {
  name: string;
  logic: (services: Services) => AnyStateMachine;
  input?: () => unknown;
  begin?: AnyEventObject;
}

const addressKind: PayeeKind<AddressDraft> = {
  name: 'address',
  problemsOf: addressProblems,
  empty: { currency: 'USDT', chain: '', address: '', payeeLabel: '' },
  load: loadAddresses,
  tidy: tidyAddress,
  save: saveAddress,
};

const flows: readonly Flow[] = [
  {
    name: 'a file of records',
    logic: (services) => recordExportActor(services, allRecords),
    begin: { type: 'export.start' },
  },
  { name: 'the proof of a balance', logic: balanceProofActor, begin: { type: 'proof.start' } },
  { name: 'whether a fund password is set', logic: fundPasswordActor },
  {
    name: 'an address to edit',
    logic: (services) => payeeFormActor<AddressDraft & Record<string, string>>(services, addressKind),
    input: () => ({ payeeId: served.world.demo.addressId }),
  },
  { name: 'a nickname to change', logic: nicknameActor },
  {
    name: 'where a member is reached',
    logic: changeContactActor,
    input: () => ({ changeId: 'a-change', country: 'IN' }),
  },
];

/** As the service worker gives it where the network is gone. */
const asKept = (reply: Response): Response =>
  new Response(reply.body, { headers: { ...Object.fromEntries(reply.headers), [headers.kept]: 'gone' } });

it.each(flows)('$name waits for the server, and fails where the device answers', async ({ logic, input, begin }) => {
  const { client, clock, wire } = served;
  wire.after = asKept;
  const session = () => ({ token: '', region: 1, member: 'asha' });
  const drafts: DraftStore = () => Promise.reject(new Failure('storage'));
  const services = { client, clock, session, drafts } as Services;
  const actor = createActor(logic(services), { input: input?.() }).start();
  if (begin) actor.send(begin);
  const { context } = await waitFor(actor, (now: AnyMachineSnapshot) => !now.hasTag('busy'));
  expect(context).toMatchObject({ failure: new Failure('offline') });
  expect(new Set(wire.sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});
