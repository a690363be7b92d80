/** The rules of machines that move money or hold a secret. `planted-bugs.test.ts` proves that each can be broken. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Services } from '#services/services.ts';
import {
  copyBreaches,
  doubtBreaches,
  intentBreaches,
  isMoneyFlow,
  isSettlement,
  keptBreaches,
  rereadBreaches,
  termsPorts,
  settlingBreaches,
} from '#tests/support/money-laws.ts';
import { holdsSecrets, secretBreaches, unmarkedSecrets } from '#tests/support/secret-laws.ts';
import { wireBreaches } from '#tests/support/wire-laws.ts';
import type { AnyWalk } from './model/walk.ts';
import { walks } from './walks.ts';

const all = Object.entries(walks).flatMap(([folder, of]) => of.map((walk): [string, AnyWalk] => [folder, walk]));
const whose = (is: (walk: AnyWalk) => boolean) => all.filter(([, walk]) => is(walk));
const flows = whose(isMoneyFlow);
const holders = whose(holdsSecrets);

/** States that may keep a secret for a later one, with the reason. */
const waiting: Readonly<Record<string, readonly string[]>> = {
  // What was typed stays while the code is asked for, and where no answer came.
  'fund-password': ['verifying', 'loading', 'failed'],
  // The same, where an account is all that is asked about; signing in with it, or another code, tells what became of it.
  register: ['checking', 'filling', 'verifying', 'unsettled'],
  'reset-password': ['checking', 'verifying', 'unsettled'],
  // Which one holds is asked with the new one.
  'login-password': ['unsettled'],
};

const modules = import.meta.glob<Record<string, unknown>>(['#actors/*.ts', '!**/*.test.ts'], { eager: true });

/** The settlement of a flow, with its ports on these services. */
function settlementOf(folder: string, { machine }: AnyWalk, services: Services): AnyStateMachine {
  const [, module] = Object.entries(modules).find(([path]) => path.endsWith(`/${folder}.ts`)) ?? [];
  const make = module?.[`${machine.id}Actor`] as ((given: Services) => AnyStateMachine) | undefined;
  const ports = make?.(services).implementations.actors as Record<string, AnyStateMachine> | undefined;
  const settlement = ports?.['settlement'];
  if (!settlement) throw new Error(`src/actors/${folder}.ts gives ${machine.id} no settlement`);
  return settlement;
}

it('knows which machines move money, and which hold secrets', () => {
  expect([...new Set(flows.map(([folder]) => folder))].toSorted()).toEqual([
    'cancel-order',
    'cancel-withdrawal',
    'daily-reward',
    'exchange',
    'group-join',
    'income',
    'purchase',
    'recharge',
    'redeem',
    'withdrawal',
  ]);
  expect(new Set(whose(isSettlement).map(([folder]) => folder))).toEqual(new Set(['settlement']));
  expect(holders.map(([folder]) => folder).toSorted()).toEqual([
    'delete-account',
    'fund-password',
    'login',
    'login-password',
    'passkeys',
    'register',
    'reset-password',
    'withdrawal',
  ]);
});

describe.each([...flows, ...whose(isSettlement)])('%s', (_, walk) => {
  it('has one intent for one move', async () => expect(await intentBreaches(walk)).toEqual([]));
});

describe.each(whose(isSettlement))('%s', (_, walk) => {
  it('ends, or sends again, what nobody knows about only after it asked', () =>
    expect(doubtBreaches(walk)).toEqual([]));
  it('is ended by no refusal of a second copy', () => expect(copyBreaches(walk)).toEqual([]));
});

describe.each(flows)('%s', (folder, walk) => {
  it('goes on only by the word of its settlement', () => expect(settlingBreaches(walk)).toEqual([]));
  it('sends the same again, under the same id', async () =>
    expect(await wireBreaches((services) => settlementOf(folder, walk, services))).toEqual([]));
});

/** Flows that are decided on what the server told. A code is the member's own: redeeming has no terms. */
const withTerms = whose((walk) => (isMoneyFlow(walk) || walk.machine.id === 'coupon') && termsPorts(walk).length > 0);

it('knows which flows have terms that can grow old', () =>
  expect(Object.fromEntries(withTerms.map(([folder, walk]) => [folder, termsPorts(walk)]))).toEqual({
    'cancel-order': ['loadTerms'],
    'cancel-withdrawal': ['loadTerms'],
    coupon: ['loadShelf'],
    'daily-reward': ['loadTerms'],
    exchange: ['loadQuote', 'loadTerms'],
    'group-join': ['loadTerms'],
    income: ['loadTerms'],
    purchase: ['loadTerms'],
    recharge: ['loadTerms'],
    withdrawal: ['loadQuote', 'loadTerms'],
  }));

describe.each(withTerms)('%s', (folder, walk) => {
  it('sends nothing on terms that the device kept', () => expect(keptBreaches(walk)).toEqual([]));
  it('reads them again when the network is back', () => expect(rereadBreaches(walk)).toEqual([]));
});

describe.each(all)('%s', (folder, walk) => {
  it('keeps no secret', () => expect(secretBreaches(walk, waiting[folder])).toEqual([]));
  it('holds a password in no field that is not marked', () => expect(unmarkedSecrets(walk)).toEqual([]));
});
