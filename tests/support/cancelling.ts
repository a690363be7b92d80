/** What holds of every flow that takes something back: told by its machine's own test. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { failed } from '#machines/model/happening.ts';
import type { cancelSamples } from '#machines/settlement/cancel-samples.ts';
import { settled, start } from '#machines/settlement/money-samples.ts';
import { at, player, rereads } from './flow.ts';

export const cancel = { type: 'cancel.confirm' } as const;
export const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const offline = new Failure('offline');

/** @param move what is sent */
export function describeCancelling(
  machine: AnyStateMachine,
  of: ReturnType<typeof cancelSamples>,
  move: Readonly<Record<string, string>>,
): void {
  const { id, kept, cancelled, cancellable, standing, cancelledBefore, sentBefore, noRoom, fromDevice, tooLate } = of;
  const play = player(machine, { subject: id, isReachable: true });
  const first = { ...start, subject: id };
  const ready = { ...first, terms: of.terms() };

  describe(machine.id, () => {
    it('reads what is to be cancelled, and decides while it can be', () => {
      expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: id } } }));
      expect(play(cancellable)).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
      expect(play(failed('loadTerms', offline), refresh).state).toBe('loading');
    });

    it('cancels once, by its id', () => {
      expect(play(cancellable, cancel)).toStrictEqual(
        at('settling', ready, { started: { settlement: { intent: kept(null), move, isReachable: true } } }),
      );
      expect(play(cancellable, cancel, cancel).started).toEqual({});
      expect(play(cancellable, cancel, settled({ end: 'done', result: cancelled }))).toStrictEqual(
        at(
          'cancelled',
          { ...ready, result: cancelled },
          { emitted: [{ type: `${machine.id}.succeeded`, result: cancelled }] },
        ),
      );
    });

    it('cancels nothing that stands', () => {
      expect(play(standing, cancel)).toMatchObject({ state: 'unavailable', started: {} });
      expect(play(standing, refresh).state).toBe('loading');
    });

    it('says that it was cancelled before, here or elsewhere', () => {
      expect(play(cancelledBefore, cancel)).toMatchObject({ state: 'cancelled', context: { result: cancelled } });
    });

    it('asks first what became of one that was sent before', () => {
      expect(play(sentBefore)).toMatchObject({ state: 'settling', started: { settlement: { move: null } } });
      expect(play(sentBefore, settled({ end: 'dropped' })).state).toBe('loading');
      expect(play(sentBefore, failed('settlement', offline)).state).toBe('failed');
    });

    it('tells why it was too late, and reads what is so now', () => {
      const refused = [cancellable, cancel, settled({ end: 'refused', failure: tooLate })] as const;
      expect(play(...refused)).toMatchObject({ state: 'refused', context: { failure: tooLate, result: null } });
      expect(play(...refused, refresh, standing)).toMatchObject({ state: 'unavailable', context: { failure: null } });
    });

    it('cancels nothing offline, on figures of the device, or where no intent can be kept', () => {
      expect(play(cancellable, lost, cancel)).toMatchObject({ state: { deciding: 'idle' }, started: {} });
      expect(play(cancellable, lost, returned, cancellable, cancel).state).toBe('settling');
      expect(play(fromDevice, cancel).state).toEqual({ deciding: 'idle' });
      expect(play(noRoom, cancel).state).toEqual({ deciding: 'idle' });
    });
  });
}
