import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { customerServiceMachine } from './customer-service.machine.ts';

const play = player(customerServiceMachine);
const link = 'https://example.org/help';
const offline = new Failure('offline');
const close = { type: 'dialog.close' } as const;

describe(customerServiceMachine.id, () => {
  it('shows the link that there is', () => {
    expect(play(done('loadLink', link))).toStrictEqual(at('ready', { link, failure: null }));
    expect(play(done('loadLink', '12345678')).state).toBe('ready');
  });

  it.each(['', 'none', '1234567'])('takes "%s" for none, says so for 4 s and closes', (short) => {
    expect(play(done('loadLink', short))).toMatchObject({ state: 'absent', context: { link: '' } });
    expect(Object.values(play(done('loadLink', short)).timers)).toEqual([4_000]);
    expect(play(done('loadLink', short), passed('customerNoticeDuration', 'customerService.absent')).state).toBe(
      'closed',
    );
  });

  it('asks again after a failure', () => {
    expect(play(failed('loadLink', offline))).toMatchObject({ state: 'failed', context: { failure: offline } });
    expect(play(failed('loadLink', offline), { type: 'link.retry' })).toMatchObject({
      state: 'loading',
      context: { failure: null },
    });
  });

  it('closes from everywhere', () => {
    expect(play(close).state).toBe('closed');
    expect(play(done('loadLink', link), close).state).toBe('closed');
    expect(play(done('loadLink', ''), close).state).toBe('closed');
    expect(play(failed('loadLink', offline), close).state).toBe('closed');
  });
});
