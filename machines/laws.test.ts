/** The rules that every machine obeys (CONTRIBUTING.md, "A machine"), and proof that each rule can be broken. */
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate';
import type { Client } from '#api/client.ts';
import { createServerClock } from '#api/server-clock.ts';
import type { Services } from '#services/services.ts';
import { chartBreaches, namingBreaches, portBreaches, unwiredPorts } from '#tests/support/machine-laws.ts';
import { portKindOf } from './port-kind.ts';
import { reportOn } from './model/report.ts';
import { walkOf } from './model/walk.ts';
import { port, source } from './port.ts';
import { walks } from './walks.ts';

type Module = Readonly<Record<string, unknown>>;

const fileOf = (path: string): string => /([^/]+)\.ts$/.exec(path)?.[1] ?? '';

/** `walks.test.ts` compares them with the folders. */
const machines = Object.entries(walks).map(([folder, of]): [string, AnyStateMachine] => {
  const [first] = of;
  if (!first) throw new Error(`${folder} has no walk`);
  return [folder, first.machine];
});
const actorModules = new Map(
  Object.entries(import.meta.glob<Module>(['#actors/*.ts', '!**/*.test.ts'], { eager: true })).map(([path, module]) => [
    fileOf(path),
    module,
  ]),
);

/** Nothing is called while ports are provided. */
const client: Client = {
  get patient() {
    return client;
  },
  get background() {
    return client;
  },
  get returning() {
    return client;
  },
  call: () => Promise.reject(new Error('not called')),
  callWithFields: () => Promise.reject(new Error('not called')),
  giveUp: () => undefined,
};
const services: Services = {
  client,
  clock: createServerClock(() => 0),
  device: {} as Services['device'],
  members: {} as Services['members'],
  drafts: {} as Services['drafts'],
  intents: {} as Services['intents'],
  ownReplies: () => Promise.resolve(),
  session: () => null,
};

/** `appActor(services)`; generic ones take a loader in the place of the services, or what they move beside them. */
function provided(file: string, machine: AnyStateMachine): AnyStateMachine {
  const make = actorModules.get(file)?.[`${machine.id}Actor`];
  if (typeof make !== 'function') return machine;
  return (make as (given: Services, move: object) => AnyStateMachine)(services, {});
}

describe.each(machines)('%s', (file, machine) => {
  it('is named as the table says', () => expect(namingBreaches(machine, file)).toEqual([]));
  it('awaits what it is busy with, and has an answer to failure', async () =>
    expect(await portBreaches(machine)).toEqual([]));
  it('reads as prose', () => expect(chartBreaches(machine)).toEqual([]));
  it('is wired: no port is left a placeholder', () =>
    expect(unwiredPorts(machine, provided(file, machine))).toEqual([]));
});

/** One machine with a bug of each kind; a law that finds nothing here finds nothing anywhere. */
const broken = setup({
  types: { context: {} as { count: number } },
  actors: {
    load: port<void>('load'),
    ask: port<void>('other'),
    watch: source('watch'),
    forgotten: port<void>('forgotten'),
  },
  guards: { ready: () => true },
  actions: {
    count: assign({ count: 1 }),
    setAlarm: () => undefined,
    setNothing: assign({ count: 0 }),
  },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'broken',
  context: { count: 0 },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: { id: 'load', src: 'load', onDone: 'waiting' } },
    waiting: { on: { 'form.submitting': { guard: 'ready', target: 'asked', actions: 'count' } } },
    asked: {
      tags: 'busy',
      invoke: {
        id: 'question',
        src: 'ask',
        onDone: 'end',
        onError: { target: 'waiting', actions: ['setAlarm', () => undefined] },
      },
      on: { submit: 'end', 'Form.submit': 'end', 'form.submits': 'end' },
    },
    end: { type: 'final' },
  },
});

describe('a machine that breaks the rules', () => {
  it('is found by its names', () => {
    expect(namingBreaches(broken, 'sound-one')).toEqual([
      'id broken instead of soundOne',
      'final state end is no past participle',
      'event form.submitting is not noun.verb or noun.participle',
      'event submit is not noun.verb or noun.participle',
      'event Form.submit is not noun.verb or noun.participle',
      'event form.submits is not noun.verb or noun.participle',
    ]);
  });

  it('is found by its ports', async () => {
    expect(await portBreaches(broken)).toEqual([
      'state waiting: -ing true, awaits false, busy false',
      'state asked: -ing false, awaits false, busy true',
      'state loading has no way on after error of load',
      'invoke question of ask has another id',
      'port ask is no placeholder of its own name',
      'port watch is not used',
      'port forgotten is not used',
    ]);
  });

  it('is found by its chart', () => {
    expect(chartBreaches(broken)).toEqual([
      'a function at states.asked.invoke.onError.actions.1',
      'guard ready asks nothing',
      'action count is no verb phrase',
      'action setAlarm acts on the world',
      'undefined is not among the actions',
      'setNothing of the actions is not used',
      'pause of the delays is not used',
    ]);
  });

  it('is found by a walk that never gets somewhere', async () => {
    const blind = setup({ guards: { isNever: () => false } }).createMachine({
      id: 'blind',
      initial: 'open',
      states: {
        open: { on: { 'door.close': { guard: 'isNever', target: 'closed' }, 'door.knock': {} } },
        closed: {},
      },
    });
    expect((await reportOn([walkOf(blind)])).breaches).toEqual([
      'state closed is not reached',
      'open: door.close is not taken',
    ]);
  });

  it('is found by a port that nobody provides', () => {
    const half = broken.provide({ actors: { load: fromPromise(() => Promise.resolve()) } });
    expect(unwiredPorts(broken, half)).toEqual(['broken.ask', 'broken.watch', 'broken.forgotten']);
  });
});

it('tells a port from a source and from what works', async () => {
  expect(await portKindOf(port<void>('load'), 'load')).toBe('port');
  expect(await portKindOf(source('watch'), 'watch')).toBe('source');
  expect(
    await portKindOf(
      fromPromise(() => Promise.resolve()),
      'load',
    ),
  ).toBe('provided');
});
