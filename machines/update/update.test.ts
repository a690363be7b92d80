import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { compulsory, release } from './figures.ts';
import { updateMachine } from './update.machine.ts';

const asked = player(updateMachine, { isAsked: true });
const byItself = player(updateMachine, { isAsked: false });
const offline = failed('findRelease', new Failure('offline'));
const found = (one: typeof release | null, isPostponed = false) => done('findRelease', { release: one, isPostponed });
const close = { type: 'dialog.close' } as const;
const postpone = { type: 'release.postpone' } as const;
const confirm = { type: 'release.confirm' } as const;

describe(updateMachine.id, () => {
  it('offers a release, and opens its download as often as it is asked to', () => {
    expect(asked(found(release))).toMatchObject({ state: 'offered', context: { release } });
    expect(asked(found(release), confirm)).toMatchObject({ state: 'confirming' });
    const confirmed = [found(release), confirm, done('forgetPostponed', undefined)] as const;
    expect(asked(...confirmed).state).toBe('confirmed');
    expect(asked(...confirmed, confirm).state).toBe('confirming');
    expect(asked(...confirmed, close).state).toBe('closed');
  });

  it('remembers a release that was put off, by its code', () => {
    expect(asked(found(release), postpone)).toMatchObject({ state: 'postponing', started: { postpone: { code: 52 } } });
    expect(asked(found(release), postpone, done('postpone', undefined)).state).toBe('closed');
    expect(asked(found(release), postpone, failed('postpone', new Failure('storage'))).state).toBe('closed');
  });

  it('lets nobody put off or close what is compulsory', () => {
    expect(byItself(found(compulsory, true)).state).toBe('offered');
    expect(asked(found(compulsory), postpone).state).toBe('offered');
    const confirmed = [found(compulsory), confirm, failed('forgetPostponed', new Failure('storage'))] as const;
    expect(asked(...confirmed, close).state).toBe('confirmed');
  });

  it('answers who asked, also about a release that was put off', () => {
    expect(asked(found(release, true)).state).toBe('offered');
    expect(asked(found(null)).state).toBe('current');
    expect(asked(offline)).toMatchObject({ state: 'failed', context: { failure: { kind: 'offline' } } });
    expect(asked(offline, { type: 'check.retry' })).toMatchObject({ state: 'checking', context: { failure: null } });
    expect(asked(close).state).toBe('closed');
  });

  it('says nothing by itself where there is nothing to say', () => {
    expect(byItself(found(null)).state).toBe('closed');
    expect(byItself(found(release, true)).state).toBe('closed');
    expect(byItself(offline).state).toBe('closed');
    expect(byItself(found(release)).state).toBe('offered');
  });
});
