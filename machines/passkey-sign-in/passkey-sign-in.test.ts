import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { passkeyRequest, session } from '../samples.ts';
import { passkeySignInMachine } from './passkey-sign-in.machine.ts';

const play = player(passkeySignInMachine);
const use = { type: 'passkey.use' } as const;
const asked = done('askRequest', passkeyRequest);
const signed = done('sign', 'credential');
const offline = new Failure('offline');
const dismissed = new Failure('rejected', codes.passkeyDismissed);
const refused = new Failure('rejected', codes.passkeyRefused, 'no');

describe(passkeySignInMachine.id, () => {
  it('asks the server, the device and the server again, each once', () => {
    expect(play(use).started).toEqual({ askRequest: undefined });
    expect(play(use, use).started).toEqual({});
    expect(play(use, asked)).toMatchObject({ state: 'signing', started: { sign: { request: passkeyRequest } } });
    expect(play(use, asked, signed)).toMatchObject({
      state: 'signingIn',
      started: { signIn: { credential: 'credential' } },
    });
    expect(play(use, asked, signed, done('signIn', session))).toStrictEqual(
      at('signedIn', { failure: null }, { emitted: [{ type: 'passkeySignIn.succeeded', session }] }),
    );
  });

  it('tells what its member dismissed from what failed, and can be tried again', () => {
    expect(play(use, failed('askRequest', offline))).toStrictEqual(at('failed', { failure: offline }));
    expect(play(use, asked, failed('sign', dismissed))).toStrictEqual(at('dismissed', { failure: dismissed }));
    expect(play(use, asked, failed('sign', offline)).state).toBe('failed');
    expect(play(use, asked, signed, failed('signIn', refused))).toStrictEqual(at('failed', { failure: refused }));
    expect(play(use, asked, failed('sign', dismissed), use)).toMatchObject({
      state: 'asking',
      context: { failure: null },
    });
  });
});
