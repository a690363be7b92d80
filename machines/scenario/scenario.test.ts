import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { formatScenario, parseScenario, scenarios } from '#domain/scenario.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { behind, text, whole } from './samples.ts';
import { scenarioMachine } from './scenario.machine.ts';

const play = player(scenarioMachine, { text });
const apply = { type: 'scenario.apply' } as const;
const dismiss = { type: 'scenario.dismiss' } as const;
const applied = done('applyScenario');

const read = { text, scenario: whole, failure: null };

describe(scenarioMachine.id, () => {
  it('says what a link would do, and does nothing by itself', () => {
    expect(play()).toStrictEqual(at('review', read));
  });

  it('applies what was shown, once', () => {
    expect(play(apply)).toStrictEqual(at('applying', read, { started: { applyScenario: { scenario: whole } } }));
    expect(play(apply, apply)).toStrictEqual(at('applying', read));
    expect(play(apply, dismiss)).toStrictEqual(at('applying', read));
    expect(play(apply, applied)).toStrictEqual(
      at('applied', read, { emitted: [{ type: 'scenario.applied', isNewWorld: true }] }),
    );
    expect(play(apply, applied, apply).started).toEqual({});
  });

  it.each(['expired-session', 'forward.3d', formatScenario({ ...whole, seed: null })])(
    'leaves everybody signed in where %s keeps the world',
    (kept) => {
      const [told] = player(scenarioMachine, { text: kept })(apply, applied).emitted;
      expect(told).toEqual({ type: 'scenario.applied', isNewWorld: false });
    },
  );

  it.each(scenarios)('understands the name $name', ({ name, text: meant }) => {
    expect(player(scenarioMachine, { text: name })().context.scenario).toEqual(parseScenario(meant));
  });

  it('leaves the sandbox as it is when the member says so', () => {
    expect(play(dismiss)).toStrictEqual(at('dismissed', read, { emitted: [{ type: 'scenario.dismissed' }] }));
    expect(play(apply, failed('applyScenario', behind), dismiss).state).toBe('dismissed');
  });

  it.each([behind, new Failure('offline')])('says why it failed ($kind), and can try again', (failure) => {
    expect(play(apply, failed('applyScenario', failure))).toStrictEqual(at('failed', { ...read, failure }));
    expect(play(apply, failed('applyScenario', failure), apply)).toStrictEqual(
      at('applying', read, { started: { applyScenario: { scenario: whole } } }),
    );
  });

  it.each(['', 'nothing', 'seed.a,fire.*', '<b>'])('has no way to apply “%s”', (strange) => {
    const asked = player(scenarioMachine, { text: strange });
    const unread = { text: strange, scenario: null, failure: null };
    expect(asked()).toStrictEqual(at('unreadable', unread));
    expect(asked(apply)).toStrictEqual(at('unreadable', unread));
    expect(asked(dismiss)).toStrictEqual(at('dismissed', unread, { emitted: [{ type: 'scenario.dismissed' }] }));
  });
});
