/** Charts of every kind, small enough to read: what the lists, pictures and counts say of them. */
import { assign, raise, setup, stopChild, transition, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { diagramOf } from './diagram.ts';
import { edgesOf } from './edges.ts';
import { placesOf, statesOf, transitionsOf } from './graph.ts';
import { listOf, reportOn } from './report.ts';
import {
  chatWalk,
  checkWalk,
  doorWalk,
  lampsWalk,
  noteWalk,
  playerWalk,
  radioWalk,
  sorterWalk,
} from './small-charts.ts';
import { leavesIn, stateName, valueAt, type LeafPath } from './state-name.ts';
import { outcomeOf } from './outcome.ts';
import { walkOf, type AnyWalk } from './walk.ts';

const all: readonly [string, AnyWalk][] = Object.entries({
  flat: doorWalk,
  nested: noteWalk,
  parallel: chatWalk,
  history: playerWalk,
  final: checkWalk,
  spawned: radioWalk,
  delays: lampsWalk,
  eventless: sorterWalk,
});

const lines = (walk: AnyWalk): string[] => listOf(walk).trim().split('\n');

/** What follows from each event of a place, in words. */
function at(walk: AnyWalk, place: string): string[] {
  const found = lines(walk);
  const from = found.indexOf(place) + 1;
  const length = found.slice(from).findIndex((line) => !line.startsWith('  '));
  return found.slice(from, length === -1 ? undefined : from + length).map((line) => line.trim());
}

/** Transitions that an event takes in a place, by name. */
function taken(walk: AnyWalk, place: string, label: string): string[] {
  const { snapshot, steps } = placesOf(walk).get(place) ?? {};
  const event = steps?.find((step) => step.label === label)?.event;
  if (!snapshot || !event) throw new Error(`no ${label} in ${place}`);
  const names = transitionsOf(walk.machine);
  return outcomeOf(snapshot, event).taken.map((each) => names.get(each) ?? '?');
}

describe.each(all)('a chart that is %s', (_, walk) => {
  it('is walked to its last state and transition', async () => {
    const { states, transitions, ...report } = await reportOn([walk]);
    expect(report).toEqual({ statesReached: states, transitionsTaken: transitions, breaches: [] });
    expect(states).toBe(statesOf(walk.machine).length);
  });

  it('has a picture with every state and arrow in it', () => {
    const picture = diagramOf(walk.machine);
    for (const state of statesOf(walk.machine)) expect(picture).toContain(` as ${state.replaceAll('.', '_')}`);
    for (const { label } of edgesOf(walk.machine)) if (label !== 'always') expect(picture).toContain(label);
    expect(picture.split('{').length).toBe(picture.split('}').length);
  });
});

describe('a name of a state', () => {
  it('is the path of its leaf', () =>
    expect(statesOf(noteWalk.machine)).toEqual(['editing.idle', 'editing.refreshing', 'closed']));

  it('has both halves of a parallel state in the order of the chart, whichever changed last', () => {
    const { machine } = chatWalk;
    const snapshot = machine.resolveState({ value: { sending: 'idle', reading: 'open' } });
    const [later] = transition(machine, snapshot, { type: 'list.refresh' });
    expect([snapshot, later].map(stateName)).toEqual(['reading.open + sending.idle', 'reading.loading + sending.idle']);
    expect(leavesIn(stateName(later))).toEqual(['reading.loading', 'sending.idle']);
  });

  it('leads back to a value', () => {
    expect(valueAt('closed')).toBe('closed');
    expect(valueAt('playing.second.verse')).toEqual({ playing: { second: 'verse' } });
  });

  it('is known to the compiler', () => {
    const paths: Record<LeafPath<'closed' | { editing: 'idle' | { sent: 'twice' } }>, true> = {
      closed: true,
      'editing.idle': true,
      'editing.sent.twice': true,
    };
    expect(Object.keys(paths)).toHaveLength(3);
  });
});

describe('nested states', () => {
  it('take what their parent takes', () => {
    expect(taken(noteWalk, 'editing.refreshing', 'note.close')).toEqual(['editing: note.close']);
    expect(at(noteWalk, 'editing.idle')).toContain('note.close → closed');
  });

  it('stand in a frame of the picture, with the ways between them', () => {
    expect(
      diagramOf(noteWalk.machine)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'stateDiagram-v2',
      '[*] --> editing',
      'state "editing" as editing {',
      '[*] --> editing_idle',
      'state "idle" as editing_idle',
      'state "refreshing" as editing_refreshing',
      'editing_idle --> editing_refreshing : note.refresh',
      'editing_refreshing --> editing_idle : load done<br/>load failed',
      '}',
      'state "closed" as closed',
      'editing --> closed : note.close',
      'closed --> [*]',
      'classDef busy stroke-dasharray:5 3,font-style:italic',
      'class editing_refreshing busy',
    ]);
  });
});

it('an arrow that leaves a frame is drawn outside of it', () => {
  const machine = setup({}).createMachine({
    id: 'house',
    initial: 'inside',
    states: { inside: { initial: 'hall', states: { hall: { on: { leave: '#house.street' } } } }, street: {} },
  });
  expect(diagramOf(machine)).toContain('\n  inside_hall --> street : leave');
});

describe('regions', () => {
  it('go on by themselves: two ports may be awaited at once', () => {
    expect(at(chatWalk, 'reading.loading + sending.posting')).toEqual([
      'load done → reading.open + sending.posting',
      'load failed → reading.open + sending.posting',
      'network.lost → reading.loading + sending.posting',
      'post done → reading.loading + sending.idle',
      'post failed → reading.loading + sending.idle',
    ]);
  });

  it('are parted by a line in the picture', () => {
    expect(diagramOf(chatWalk.machine)).toContain('    }\n    --\n    state "sending" as sending {');
  });

  it('take an event together, and one alone where both would leave the same state', () => {
    const machine = setup({}).createMachine({
      id: 'twins',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: {
            left: { initial: 'on', states: { on: { on: { turn: 'off', leave: '#twins.over' } }, off: {} } },
            right: { initial: 'on', states: { on: { on: { turn: 'off', leave: '#twins.gone' } }, off: {} } },
          },
        },
        over: {},
        gone: {},
      },
    });
    const walk = walkOf(machine);
    expect(taken(walk, 'both.left.on + both.right.on', 'turn')).toEqual(['both.left.on: turn', 'both.right.on: turn']);
    expect(taken(walk, 'both.left.on + both.right.on', 'leave')).toEqual(['both.left.on: leave']);
  });

  it('are looked at as they are when something follows by itself', () => {
    const machine = setup({}).createMachine({
      id: 'brief',
      initial: 'idle',
      states: {
        idle: { on: { go: 'busy' } },
        busy: {
          initial: 'both',
          states: {
            both: {
              type: 'parallel',
              entry: raise({ type: 'leave' }),
              states: {
                left: { on: { leave: '#brief.busy.over' } },
                right: { on: { leave: '#brief.busy.gone' } },
              },
            },
            over: {},
            gone: {},
          },
        },
      },
    });
    expect(taken(walkOf(machine), 'idle', 'go')).toEqual(['idle: go', 'busy.both.left: leave']);
  });

  it('tell a transition that the other one always keeps from being taken', async () => {
    const machine = setup({}).createMachine({
      id: 'rivals',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: { left: { on: { leave: '#rivals.over' } }, right: { on: { leave: '#rivals.gone' } } },
        },
        over: {},
        gone: {},
      },
    });
    expect((await reportOn([walkOf(machine)])).breaches).toEqual([
      'state gone is not reached',
      'both.right: leave is not taken',
    ]);
  });
});

describe('history', () => {
  it('is a part of a place: what is paused differs by where it goes back to', () => {
    expect(at(playerWalk, 'paused (back to playing.second.chorus)')).toEqual([
      'player.resume → playing.second.chorus',
      'player.restart → playing.second.verse',
    ]);
    expect(at(playerWalk, 'paused (back to playing.first)')).toContain('player.resume → playing.first');
  });

  it('is an H in the picture, with a star where it is deep', () => {
    expect(diagramOf(playerWalk.machine)).toContain('state "H" as playing_track\n    state "H*" as playing_verse');
  });
});

describe('the end', () => {
  it('of all regions takes the onDone of their state', () => {
    const last = 'asking.name.given + asking.place.open';
    expect(taken(checkWalk, last, 'place.give')).toEqual(['asking.place.open: place.give', 'asking: onDone']);
    expect(at(checkWalk, last)).toEqual(['place.give → told']);
  });

  it('has an output', () => {
    expect(placesOf(checkWalk).get('told')?.snapshot).toMatchObject({ status: 'done', output: { right: 2 } });
  });
});

describe('children', () => {
  it('answer while they live, and are stopped by name', () => {
    expect(at(radioWalk, 'silent')).toEqual(['radio.start → tuning, starts tuner']);
    expect(at(radioWalk, 'tuning')).toEqual(['tuner done: found → playing', 'radio.stop → silent, stops tuner']);
  });

  it('that are gone can be stopped again', () => {
    const quiet = setup({}).createMachine({
      id: 'quiet',
      initial: 'open',
      states: { open: { on: { 'ghost.stop': { target: 'closed', actions: stopChild('ghost') } } }, closed: {} },
    });
    expect(at(walkOf(quiet), 'open')).toEqual(['ghost.stop → closed']);
  });

  it('that nobody started can’t answer', () => {
    const machine = setup({}).createMachine({ id: 'deaf', on: { 'xstate.done.actor.ghost': {} } });
    expect(lines(walkOf(machine))).toEqual(['(any)']);
  });

  it('tell what they are in, where the walk says so', async () => {
    const machine = setup({
      types: { context: {} as { heard: number } },
      actors: { child: radioWalk.machine },
      actions: { addHeard: assign({ heard: ({ context }) => context.heard + 1 }) },
    }).createMachine({
      id: 'listener',
      context: { heard: 0 },
      initial: 'open',
      states: {
        open: { invoke: { id: 'child', src: 'child', onSnapshot: { target: 'told', actions: 'addHeard' } } },
        told: {},
      },
    });
    const walk = walkOf(machine);
    expect(at(walk, 'open')).toEqual(['child snapshot → told']);
    expect((await reportOn([walk])).breaches).toEqual([]);
  });
});

describe('delays', () => {
  it('of one name say whose they are, where both count', () => {
    expect(at(lampsWalk, 'lit.left.on + lit.right.on')).toEqual([
      'after pause of lamps.lit.left.on → lit.left.off + lit.right.on',
      'after limit → dark',
      'after pause of lamps.lit.right.on → lit.left.on + lit.right.off',
    ]);
  });
});

describe('what is eventless', () => {
  it('is taken with what led there, by a parent too', () => {
    expect(taken(sorterWalk, 'filling.rest (1 in it)', 'item.add')).toEqual(['filling: item.add', 'filling: always']);
  });

  it('counts as reached where nobody rests', async () => {
    expect(statesOf(sorterWalk.machine)).toContain('filling.begin');
    expect((await reportOn([sorterWalk])).breaches).toEqual([]);
  });

  it('may be an event that the machine raises itself', () => {
    const machine = setup({}).createMachine({
      id: 'echo',
      initial: 'quiet',
      states: { quiet: { on: { call: { actions: raise({ type: 'reply' }) }, reply: 'loud' } }, loud: {} },
    });
    expect(taken(walkOf(machine), 'quiet', 'call')).toEqual(['quiet: call', 'quiet: reply']);
  });
});

describe('a wildcard', () => {
  it('stands for events that the walk gives', () => {
    expect(at(sorterWalk, 'full (2 in it)')).toEqual(['item.add → full (2 in it)']);
  });

  it('stands for nothing where the walk gives none', () => {
    const machine = setup({}).createMachine({ id: 'open', initial: 'ear', states: { ear: { on: { '*': {} } } } });
    expect(lines(walkOf(machine))).toEqual(['ear']);
  });
});

describe('a walk finds', () => {
  const missed = async (machine: AnyStateMachine) => (await reportOn([walkOf(machine)])).breaches;

  it('an inner state that nobody reaches, by its path', async () => {
    const machine = setup({}).createMachine({
      id: 'maze',
      initial: 'in',
      states: { in: { initial: 'hall', states: { hall: {}, cellar: { on: { climb: 'hall' } } } } },
    });
    expect(await missed(machine)).toEqual(['state in.cellar is not reached', 'in.cellar: climb is not taken']);
  });

  it('an actor that does something else than the graph said', async () => {
    let turn = 0;
    const machine = setup({ guards: { isFickle: () => (turn += 1) % 2 === 0 } }).createMachine({
      id: 'fickle',
      initial: 'a',
      states: {
        a: { on: { go: [{ guard: 'isFickle', target: 'b.c' }, { target: 'b.d' }] } },
        b: { initial: 'c', states: { c: {}, d: {} } },
      },
    });
    const breaches = await missed(machine);
    expect(breaches.join()).toMatch(/b\.[cd], active after go, not b\.[cd], active/);
  });
});
