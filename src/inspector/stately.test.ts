import { loginMachine } from '#machines/login/login.machine.ts';
import { chatWalk, noteWalk } from '#machines/model/small-charts.ts';
import { createActor, type AnyStateMachine } from 'xstate';
import { marks } from '#tests/support/marks.ts';
import { expect, it, vi } from 'vitest';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redaction.ts';
import { createTelling } from './stately.ts';

type Send = Parameters<typeof createTelling>[0];

function told() {
  const to = { actor: vi.fn<Send['actor']>(), event: vi.fn<Send['event']>(), snapshot: vi.fn<Send['snapshot']>() };
  const recorder = createRecorder({ now: () => 0, redact: createRedactor(7, marks), later: () => undefined });
  const actor = createActor(loginMachine.provide({ actors: {} }), {
    input: { country: 'IN', phone: '' },
    inspect: recorder.inspect,
  });
  // Its ports are placeholders, and fail.
  actor.subscribe({ error: () => undefined });
  actor.start();
  actor.send({ type: 'field.change', field: 'password', value: 'Planted2026' });
  return { to, recorder, actor };
}

it('tells of each actor and event once, with the chart of its machine', () => {
  const { to, recorder, actor } = told();
  const tell = createTelling(to);
  tell(recorder.getSnapshot());
  const heard = to.event.mock.calls.length;
  tell(recorder.getSnapshot());
  expect(to.event).toHaveBeenCalledTimes(heard);
  expect(to.actor.mock.calls.filter(([id]) => id === actor.sessionId)).toHaveLength(1);
  const [, , about] = to.actor.mock.calls.find(([id]) => id === actor.sessionId) ?? [];
  expect(JSON.parse(about?.definition ?? '')).toMatchObject({ id: 'login', initial: 'loading' });
  expect(JSON.stringify(to.event.mock.calls)).toContain('"field.change"');
});

it('tells of nested states and regions as the machine has them', () => {
  const definitionOf = (machine: AnyStateMachine): unknown => {
    const actor = vi.fn<Send['actor']>();
    const recorder = createRecorder({ now: () => 0, redact: createRedactor(7, marks), later: () => undefined });
    createActor(machine, { inspect: recorder.inspect }).start().stop();
    createTelling({ actor, event: vi.fn<Send['event']>(), snapshot: vi.fn<Send['snapshot']>() })(
      recorder.getSnapshot(),
    );
    return JSON.parse(actor.mock.calls.find(([, , about]) => about?.definition)?.[2]?.definition ?? '');
  };
  expect(definitionOf(noteWalk.machine)).toMatchObject({
    initial: 'editing',
    states: {
      editing: { initial: 'idle', on: { 'note.close': { target: '#note.closed' } }, states: { refreshing: {} } },
      closed: { type: 'final' },
    },
  });
  expect(definitionOf(chatWalk.machine)).toMatchObject({ type: 'parallel', states: { reading: {}, sending: {} } });
});

it('tells nothing that redaction hides', () => {
  const { to, recorder } = told();
  createTelling(to)(recorder.getSnapshot());
  const calls = [to.actor.mock.calls, to.event.mock.calls, to.snapshot.mock.calls];
  expect(JSON.stringify(calls)).not.toContain('Planted2026');
});
