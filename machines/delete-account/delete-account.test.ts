import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { deleteAccountMachine } from './delete-account.machine.ts';
import { deletionTerms } from './samples.ts';

const play = player(deleteAccountMachine);
const none = done('findSent', false);
const open = { type: 'deletion.open' } as const;
const shown = [none, open, done('loadTerms', deletionTerms)] as const;
const type = { type: 'password.type', password: 'Harbour2026' } as const;
const confirm = { type: 'account.delete' } as const;
const sent = [...shown, { type: 'password.open' }, type, confirm] as const;

describe(deleteAccountMachine.id, () => {
  it('sends nothing before the amounts were shown and the password is there', () => {
    expect(play(none, confirm)).toMatchObject({ state: 'ready', started: {} });
    expect(play(...shown, confirm)).toMatchObject({ state: 'terms', started: {} });
    expect(play(...shown, { type: 'password.open' }, confirm)).toMatchObject({ state: 'password', started: {} });
  });

  it('sends once, by the amounts that were shown, and keeps no password', () => {
    const input = { password: 'Harbour2026', terms: deletionTerms };
    expect(play(...sent)).toMatchObject({ state: 'deleting', started: { deleteAccount: input } });
    expect(play(...sent, confirm).started).toEqual({});
    const end = play(...sent, done('deleteAccount'));
    expect(end).toMatchObject({
      state: 'deleted',
      context: { password: '' },
      emitted: [{ type: 'deleteAccount.succeeded' }],
    });
  });

  it('shows the amounts again when they changed, and why', () => {
    const changed = failed('deleteAccount', new Failure('rejected', 2007));
    expect(play(...sent, changed)).toMatchObject({
      state: 'reading',
      context: { password: '', failure: { code: 2007 } },
    });
  });

  it('is refused by a wrong password, and starts over from it', () => {
    const wrong = failed('deleteAccount', new Failure('rejected', 1105));
    expect(play(...sent, wrong)).toMatchObject({ state: 'refused', context: { password: '' } });
    expect(play(...sent, wrong, { type: 'password.open' })).toMatchObject({
      state: 'password',
      context: { failure: null },
    });
  });

  it('says no with the reason where the device can’t keep the intent: nothing was sent', () => {
    const unkept = failed('deleteAccount', new Failure('storage'));
    expect(play(...sent, unkept)).toMatchObject({ state: 'refused', context: { failure: { kind: 'storage' } } });
  });

  it('asks what became of it without an answer, and again until it is told', () => {
    const lost = failed('deleteAccount', new Failure('timeout'));
    expect(play(...sent, lost)).toMatchObject({ state: 'asking', started: { askOutcome: undefined } });
    const unknown = [...sent, lost, failed('askOutcome', new Failure('offline'))] as const;
    expect(play(...unknown)).toMatchObject({ state: 'unknown' });
    expect(play(...unknown, { type: 'outcome.check' }, done('askOutcome', true))).toMatchObject({ state: 'deleted' });
    const spared = [...sent, lost, done('askOutcome', false)] as const;
    expect(play(...spared)).toMatchObject({ state: 'spared' });
    // Amounts that were read anew have no old failure above them.
    expect(play(...spared, { type: 'deletion.open' })).toMatchObject({ state: 'reading', context: { failure: null } });
  });

  it('asks first about one that went out in an earlier page life', () => {
    expect(play(done('findSent', true))).toMatchObject({ state: 'asking' });
    expect(play(done('findSent', true), done('askOutcome', false))).toMatchObject({ state: 'spared' });
  });
});
