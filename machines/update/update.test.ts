import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Update } from '#domain/release.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { compulsoryRelease, compulsoryShell, releaseUpdate, shell, shellUpdate } from './samples.ts';
import { updateMachine } from './update.machine.ts';

const asked = player(updateMachine, { isAsked: true });
const byItself = player(updateMachine, { isAsked: false });
const offline = failed('findUpdate', new Failure('offline'));
const found = (update: Update | null, isPostponed = false) => done('findUpdate', { update, isPostponed });
const verified = (promise: { shell: typeof shell; tries: number } | null, isKept = false) =>
  done('verify', { promise, isKept });
const started = verified(null);
const paused = done('waitForPause', undefined);
const quiet = done('waitForQuiet', undefined);
const close = { type: 'dialog.close' } as const;
const postpone = { type: 'release.postpone' } as const;
const confirm = { type: 'release.confirm' } as const;
const taken = { type: 'shell.taken' } as const;

describe('a release of the server', () => {
  it('is offered, and its download opened as often as it is asked for', () => {
    expect(asked(found(releaseUpdate))).toMatchObject({ state: 'offered', context: { update: releaseUpdate } });
    expect(asked(found(releaseUpdate), confirm)).toMatchObject({ state: 'confirming' });
    const confirmed = [found(releaseUpdate), confirm, done('forgetPostponed', undefined)] as const;
    expect(asked(...confirmed).state).toBe('confirmed');
    expect(asked(...confirmed, confirm).state).toBe('confirming');
  });

  it('is not offered again by itself to who opened its download and closed', () => {
    const confirmed = [found(releaseUpdate), confirm, done('forgetPostponed', undefined)] as const;
    expect(asked(...confirmed, close)).toMatchObject({
      state: 'postponing',
      started: { postpone: { update: releaseUpdate } },
    });
    expect(byItself(started, ...confirmed.toSpliced(1, 0, paused), close, done('postpone', undefined)).state).toBe(
      'idle',
    );
  });

  it('is remembered where it was put off', () => {
    expect(asked(found(releaseUpdate), postpone)).toMatchObject({
      state: 'postponing',
      started: { postpone: { update: releaseUpdate } },
    });
    expect(asked(found(releaseUpdate), postpone, done('postpone', undefined)).state).toBe('closed');
    expect(asked(found(releaseUpdate), postpone, failed('postpone', new Failure('storage'))).state).toBe('closed');
  });

  it('can be put off or closed by nobody where it is compulsory', () => {
    expect(byItself(started, found(compulsoryRelease, true), paused).state).toBe('offered');
    expect(asked(found(compulsoryRelease), postpone).state).toBe('offered');
    const confirmed = [found(compulsoryRelease), confirm, failed('forgetPostponed', new Failure('storage'))] as const;
    expect(asked(...confirmed, close).state).toBe('confirmed');
  });
});

describe('a check', () => {
  it('answers who asked, also about what was put off', () => {
    expect(asked(found(releaseUpdate, true)).state).toBe('offered');
    expect(asked(found(shellUpdate, true)).state).toBe('offered');
    expect(asked(found(null)).state).toBe('current');
    expect(asked(offline)).toMatchObject({ state: 'failed', context: { failure: { kind: 'offline' } } });
    expect(asked(offline, { type: 'check.retry' })).toMatchObject({ state: 'checking', context: { failure: null } });
    expect(asked(close).state).toBe('closed');
  });

  it('says nothing by itself where there is nothing to say', () => {
    expect(byItself(started, found(null)).state).toBe('idle');
    expect(byItself(started, found(releaseUpdate, true)).state).toBe('idle');
    expect(byItself(started, found(shellUpdate, true)).state).toBe('idle');
    expect(byItself(started, offline).state).toBe('idle');
  });

  it('comes again after an hour or a look, and never beside another one', () => {
    const idle = [started, found(null)] as const;
    expect(byItself(...idle, passed('checkInterval', 'update.idle')).state).toBe('checking');
    expect(byItself(...idle, { type: 'check.due' })).toMatchObject({ state: 'checking' });
    expect(byItself(started, { type: 'check.due' })).toMatchObject({ state: 'checking', started: {} });
    expect(byItself(started, found(shellUpdate), paused, { type: 'check.due' }).state).toBe('offered');
  });

  it('goes on by itself after what it found was put off', () => {
    const put = [started, found(shellUpdate), paused, postpone] as const;
    expect(byItself(...put)).toMatchObject({ state: 'postponing', started: { postpone: { update: shellUpdate } } });
    expect(byItself(...put, done('postpone', undefined)).state).toBe('idle');
  });
});

describe('a new build', () => {
  it('is held back by itself while somebody is in the middle of something', () => {
    expect(byItself(started, found(shellUpdate))).toMatchObject({
      state: 'holding',
      started: { waitForPause: undefined },
    });
    expect(byItself(started, found(compulsoryShell)).state).toBe('holding');
    expect(byItself(started, found(shellUpdate), paused).state).toBe('offered');
  });

  it('is applied only once no move of money is undecided', () => {
    for (const update of [shellUpdate, compulsoryShell]) {
      expect(asked(found(update), confirm)).toMatchObject({ state: 'waiting', started: { waitForQuiet: undefined } });
      expect(asked(found(update), confirm, quiet)).toMatchObject({
        state: 'applying',
        started: { apply: { update, tries: 1 } },
      });
    }
    expect(asked(found(shellUpdate), confirm, close).state).toBe('postponing');
  });

  it('lets go on to the payment that it waits for, also where it is compulsory, and is offered again after it', () => {
    expect(asked(found(compulsoryShell), confirm, close).state).toBe('closed');
    const left = [started, found(compulsoryShell), paused, confirm, close] as const;
    expect(byItself(...left)).toMatchObject({ state: 'holding', started: { waitForPause: undefined } });
    expect(byItself(...left, paused).state).toBe('offered');
  });

  it('has a time limit, before the reload and after it was asked for', () => {
    const applying = [found(shellUpdate), confirm, quiet] as const;
    expect(asked(...applying, passed('applyLimit', 'update.applying')).state).toBe('broken');
    expect(asked(...applying, done('apply', true)).state).toBe('applied');
    expect(asked(...applying, done('apply', true), passed('applyLimit', 'update.applied')).state).toBe('broken');
  });

  it('is tried twice, then there are other means, and nobody is kept out', () => {
    const failing = [confirm, quiet, failed('apply', new Failure('storage'))] as const;
    const stuck = [found(compulsoryShell), ...failing, ...failing] as const;
    expect(asked(found(compulsoryShell), ...failing, close).state).toBe('broken');
    expect(asked(found(compulsoryShell), ...failing, { type: 'files.clear' }).state).toBe('broken');
    expect(asked(found(compulsoryShell), ...failing, confirm, quiet).started).toEqual({
      apply: { update: compulsoryShell, tries: 2 },
    });
    expect(asked(...stuck)).toMatchObject({ state: 'broken', context: { tries: 2 } });
    expect(asked(...stuck, confirm).state).toBe('broken');
    expect(asked(...stuck, close).state).toBe('closed');
    expect(asked(...stuck, { type: 'files.clear' })).toMatchObject({
      state: 'finishing',
      started: { waitForQuiet: undefined },
    });
    expect(asked(...stuck, { type: 'files.clear' }, close).state).toBe('closed');
    expect(asked(...stuck, { type: 'files.clear' }, quiet)).toMatchObject({ state: 'clearing' });
    expect(asked(...stuck, { type: 'files.clear' }, quiet, failed('clearFiles', new Failure('storage'))).state).toBe(
      'broken',
    );
  });

  it('is looked for after the reload: told where it runs, tried once more where it does not', () => {
    expect(byItself(verified(null, true))).toMatchObject({ state: 'checking', emitted: [{ type: 'update.verified' }] });
    const broken = verified({ shell, tries: 1 });
    expect(byItself(broken)).toMatchObject({ state: 'broken', context: { update: shellUpdate, tries: 1 } });
    expect(byItself(broken, confirm, quiet).started).toEqual({ apply: { update: shellUpdate, tries: 2 } });
    expect(byItself(verified({ shell, tries: 2 }), confirm).state).toBe('broken');
    expect(byItself(failed('verify', new Failure('storage'))).state).toBe('checking');
  });
});

describe('another tab took the new build', () => {
  const ready = [started, found(shellUpdate), paused, taken] as const;

  it('says so, and follows by hand or once nobody looks', () => {
    expect(byItself(...ready)).toMatchObject({ state: 'ready', context: { isTaken: true } });
    expect(byItself(...ready, confirm).state).toBe('waiting');
    expect(byItself(...ready, { type: 'page.left' }).state).toBe('waiting');
    expect(byItself(...ready, close).state).toBe('behind');
    expect(byItself(...ready, close, { type: 'page.left' }).state).toBe('waiting');
  });

  it('asks what was taken where it has not heard of it', () => {
    const heard = [started, found(null), taken] as const;
    expect(byItself(...heard)).toMatchObject({ state: 'checking', started: { findUpdate: undefined } });
    expect(byItself(...heard, found(shellUpdate)).state).toBe('ready');
    // A worker alone was new.
    expect(byItself(...heard, found(null)).state).toBe('idle');
  });

  it('is ready where a payment began while it took over', () => {
    const applying = [found(shellUpdate), confirm, quiet] as const;
    expect(asked(...applying, done('apply', false)).state).toBe('ready');
    expect(asked(...applying, done('apply', false), confirm).state).toBe('waiting');
  });

  it('is no news to the tab that did it', () => {
    expect(asked(found(shellUpdate), confirm, quiet, taken).state).toBe('applying');
  });
});
