import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { notificationKinds } from '#domain/notifications.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { notificationsMachine, type NotificationsStanding } from './notifications.machine.ts';

const play = player(notificationsMachine, { isOffer: false });
const offer = player(notificationsMachine, { isOffer: true });
const allow = { type: 'notifications.allow' } as const;
const stop = { type: 'notifications.stop' } as const;
const changed = { type: 'permission.changed' } as const;
const standing: NotificationsStanding = { permission: 'default', kinds: [], reach: 'open', wasOffered: false };
const looked = (told: Partial<NotificationsStanding> = {}) => done('lookAround', { ...standing, ...told });
const granted = done('askPermission', 'granted');
const all = notificationKinds;
const on = looked({ permission: 'granted', kinds: all });
const [first, ...others] = all;

describe(notificationsMachine.id, () => {
  it('is off until the member wants it, and asks the browser only then', () => {
    expect(play(looked())).toMatchObject({ state: 'off', started: {} });
    expect(play(looked({ permission: 'granted' })).state).toBe('off');
    expect(play(looked(), allow)).toMatchObject({ state: 'asking', started: { askPermission: undefined } });
  });

  it('tells of everything at first, once that is kept', () => {
    expect(play(looked(), allow, granted)).toMatchObject({ state: 'keeping', started: { keepKinds: { kinds: all } } });
    expect(play(looked(), allow, granted, done('keepKinds', 'closed'))).toMatchObject({
      state: 'on',
      context: { kinds: all, reach: 'closed' },
      emitted: [{ type: 'notifications.kept' }],
    });
  });

  it('goes by what the browser says', () => {
    expect(play(looked({ permission: 'unsupported' })).state).toBe('unsupported');
    expect(play(looked({ permission: 'denied', kinds: all })).state).toBe('denied');
    expect(play(looked(), allow, done('askPermission', 'denied')).state).toBe('denied');
    expect(play(looked(), allow, done('askPermission', 'default')).state).toBe('off');
    expect(play(on, changed)).toMatchObject({ state: 'looking', started: { lookAround: undefined } });
    expect(play(looked({ permission: 'denied' }), changed, on).state).toBe('on');
  });

  it('leaves out a kind, and is off without any', () => {
    const toggle = (kind: (typeof all)[number]) => ({ type: 'kind.toggle', kind }) as const;
    expect(play(on, toggle(first))).toMatchObject({ state: 'keeping', started: { keepKinds: { kinds: others } } });
    const kept = done('keepKinds', 'open');
    expect(play(on, toggle(first), kept, toggle(first))).toMatchObject({ started: { keepKinds: { kinds: all } } });
    expect(play(on, stop)).toMatchObject({ started: { keepKinds: { kinds: [] } } });
    expect(play(on, stop, kept)).toMatchObject({ state: 'off', context: { kinds: [] } });
  });

  it('keeps what held before where a choice is not kept, and tries it again', () => {
    const failure = new Failure('offline');
    const broken = [on, stop, failed('keepKinds', failure)] as const;
    expect(play(...broken)).toMatchObject({ state: 'failed', context: { kinds: all, failure } });
    expect(play(...broken, allow)).toMatchObject({ state: 'keeping', started: { keepKinds: { kinds: [] } } });
  });

  it('is offered once, and not to who has it or was asked not long ago', () => {
    expect(offer(looked())).toMatchObject({ state: 'noting', started: { rememberOffer: undefined } });
    expect(offer(looked(), done('rememberOffer')).state).toBe('offered');
    expect(offer(looked(), done('rememberOffer'), { type: 'notifications.refuse' }).state).toBe('refused');
    expect(offer(looked(), done('rememberOffer'), allow, done('askPermission', 'default')).state).toBe('refused');
    expect(offer(looked({ wasOffered: true })).state).toBe('refused');
    expect(offer(looked(), failed('rememberOffer', new Failure('storage'))).state).toBe('refused');
    expect(offer(on).state).toBe('on');
  });
});
