/** A withdrawal that a passkey confirms, where what comes before the move goes wrong: the password is there, and it moves once. */
import { passkeys } from '#contract/passkeys.ts';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { byPasskey } from '#tests/moves/withdrawal.ts';
import type { MoneyMove } from '#tests/moves/money-move.ts';
import { conclude, open, prepare, reaches } from '#tests/support/money-moves.ts';
import { idsOf } from '#tests/support/move-stops.ts';
import { openMoveWorld, type Device, type MoveWorld } from '#tests/support/move-world.ts';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawalActor } from './withdrawal.ts';

let world: MoveWorld;
beforeAll(async () => {
  world = await openMoveWorld(4);
});
afterAll(() => world.close());

const failureOf = ({ actor }: ReturnType<typeof open>): Failure | null =>
  (actor.getSnapshot() as AnyMachineSnapshot).context.failure as Failure | null;

/** Up to the passkey, which comes to nothing: the same page is at the password again. */
async function comesToNothing(move: MoneyMove, device: Device) {
  const flow = open(move, device.page());
  await prepare(move, flow);
  flow.actor.send(move.send);
  await reaches(flow, 'askingPasskey');
  await reaches(flow, 'password');
  expect(await world.timesOf(move, device.memberId)).toBe(0);
  return flow;
}

/** Whoever confirmed it. */
const endOf = async (flow: ReturnType<typeof open>, device: Device) => ({
  verdict: await conclude(byPasskey, flow, 'drop'),
  times: await world.timesOf(byPasskey, device.memberId),
  ids: idsOf(byPasskey, device).size,
});
const once = { verdict: 'done', times: 1, ids: 1 };

it.each([
  ['what to sign', passkeys.askWithdrawal, 'error-before'],
  ['what was signed, before it came', passkeys.confirmWithdrawal, 'error-before'],
  ['the answer to what was signed', passkeys.confirmWithdrawal, 'error-after'],
] as const)('%s gets lost: another try moves it once', async (_, endpoint: Endpoint, fault) => {
  const device = await world.takeDevice();
  await world.disturb(endpoint, fault);
  const flow = await comesToNothing(byPasskey, device);
  flow.actor.send(byPasskey.send);
  expect(await endOf(flow, device)).toEqual(once);
});

it('is confirmed by the password where the device is dismissed', async () => {
  const device = await world.takeDevice();
  const sign = () => Promise.reject(new Failure('rejected', codes.passkeyDismissed));
  const flow = await comesToNothing({ ...byPasskey, flow: (services) => withdrawalActor(services, { sign }) }, device);
  expect(failureOf(flow)?.code).toBe(codes.passkeyDismissed);
  const typed: AnyEventObject = { type: 'password.type', text: 'Funds2026' };
  flow.actor.send(typed);
  flow.actor.send({ type: 'password.confirm' });
  expect(await endOf(flow, device)).toEqual(once);
});
