import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { passkey, passkeyOffer } from '../samples.ts';
import { passkeysMachine } from './passkeys.machine.ts';

const play = player(passkeysMachine);
const offline = new Failure('offline');
const offered = done('offerPasskey', passkeyOffer);
const made = done('makePasskey', 'credential');
const add = { type: 'passkey.add', hasFundPassword: true } as const;
const choose = { type: 'passkey.choose', passkey } as const;
const type = (field: 'name' | 'password', text: string) => ({ type: `${field}.type`, text }) as const;
const submit = { type: 'form.submit' } as const;
const close = { type: 'dialog.close' } as const;
const calm = { passkey: null, hasFundPassword: true, name: '', password: '', problems: [], failure: null };
const typed = [add, type('name', ' My  phone '), type('password', 'Harbour2026')] as const;

describe(passkeysMachine.id, () => {
  it('marks what is missing, and sends nothing', () => {
    expect(play(add, submit)).toStrictEqual(at('form', { ...calm, problems: ['name', 'password'] }));
    expect(play(add, type('password', 'x'), submit).context.problems).toEqual(['name']);
    expect(play(add, submit, type('name', 'Phone')).context.problems).toEqual(['password']);
    expect(play(choose, type('name', ' '), submit).context.problems).toEqual(['name']);
  });

  it('adds one once, under a tidy name, and forgets the password as soon as it is sent', () => {
    expect(play(...typed, submit).started).toEqual({ offerPasskey: { password: 'Harbour2026' } });
    expect(play(...typed, submit, submit).started).toEqual({});
    expect(play(...typed, submit, offered)).toMatchObject({
      state: 'making',
      context: { password: '' },
      started: { makePasskey: { offer: passkeyOffer } },
    });
    expect(play(...typed, submit, offered, made).started).toEqual({
      addPasskey: { credential: 'credential', name: 'My phone' },
    });
    expect(play(...typed, submit, offered, made, done('addPasskey'))).toStrictEqual(
      at('ready', calm, { emitted: [{ type: 'passkeys.added' }] }),
    );
    expect(play(...typed, close)).toStrictEqual(at('ready', calm));
  });

  it('goes back to the form with the name, and says where the passkey may be there all the same', () => {
    const kept = { ...calm, name: ' My  phone ' };
    expect(play(...typed, submit, failed('offerPasskey', offline))).toStrictEqual(
      at('form', { ...kept, failure: offline }),
    );
    const dismissed = new Failure('rejected', codes.passkeyDismissed);
    expect(play(...typed, submit, offered, failed('makePasskey', dismissed))).toStrictEqual(
      at('form', { ...kept, failure: dismissed }),
    );
    expect(play(...typed, submit, offered, made, failed('addPasskey', offline))).toStrictEqual(
      at('form', { ...kept, failure: offline }, { emitted: [{ type: 'passkeys.doubted' }] }),
    );
  });

  it('renames the chosen one', () => {
    const named = [choose, type('name', 'Desk'), submit] as const;
    expect(play(...named).started).toEqual({ renamePasskey: { passkeyId: passkey.id, name: 'Desk' } });
    expect(play(...named, done('renamePasskey'))).toStrictEqual(
      at('ready', calm, { emitted: [{ type: 'passkeys.renamed' }] }),
    );
    expect(play(...named, failed('renamePasskey', offline)).context).toMatchObject({ name: 'Desk', failure: offline });
  });

  it('removes none before the question is answered, and again where no answer came', () => {
    const ask = { type: 'removal.ask' } as const;
    const remove = { type: 'passkey.remove' } as const;
    const started = { removePasskey: { passkeyId: passkey.id } };
    expect(play(choose, remove).started).toEqual({});
    expect(play(choose, ask, close)).toStrictEqual(at('ready', calm));
    expect(play(choose, ask, remove).started).toEqual(started);
    expect(play(choose, ask, remove, failed('removePasskey', offline), remove).started).toEqual(started);
    expect(play(choose, ask, remove, done('removePasskey'))).toStrictEqual(
      at('ready', calm, { emitted: [{ type: 'passkeys.removed' }] }),
    );
  });
});
