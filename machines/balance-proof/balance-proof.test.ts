import { describe, expect, it } from 'vitest';
import { mismatches } from '#domain/balance-proof.ts';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { balanceProofMachine } from './balance-proof.machine.ts';
import { statement, uncounted, verdict } from './samples.ts';

const play = player(balanceProofMachine);
const start = { type: 'proof.start' } as const;
const loaded = done('loadStatement', statement);
const offline = new Failure('offline');
const noHashes = new Failure('invalid');
const nothing = { statement: null, verdict: null, failure: null };
const asks = { started: { loadStatement: undefined } };

describe(balanceProofMachine.id, () => {
  it('reads nothing before it is asked to', () => {
    expect(play()).toStrictEqual(at('ready', nothing));
    expect(play(start)).toStrictEqual(at('loading', nothing, asks));
  });

  it('computes what it read, here', () => {
    const read = { ...nothing, statement };
    expect(play(start, loaded)).toStrictEqual(at('verifying', read, { started: { verify: statement } }));
    expect(play(start, loaded, done('verify', verdict(null)))).toStrictEqual(
      at('proven', { ...read, verdict: verdict(null) }),
    );
  });

  it.each(mismatches)('is refuted when something does not match: %s', (mismatch) => {
    expect(play(start, loaded, done('verify', verdict(mismatch)))).toStrictEqual(
      at('refuted', { statement, verdict: verdict(mismatch), failure: null }),
    );
  });

  it('has nothing to compute for who holds nothing', () => {
    expect(play(start, done('loadStatement', uncounted))).toStrictEqual(
      at('uncounted', { ...nothing, statement: uncounted }),
    );
  });

  it('neither proves nor refutes what came after the entry, by the server’s word', () => {
    const late = { ...statement, proof: null, since: statement.owed };
    expect(play(start, done('loadStatement', late))).toStrictEqual(at('uncounted', { ...nothing, statement: late }));
  });

  it('verifies who holds something and is not counted: that is refuted', () => {
    const missing = { ...statement, proof: null };
    expect(play(start, done('loadStatement', missing)).started).toEqual({ verify: missing });
  });

  it('says nothing about the balance when it could not be checked', () => {
    expect(play(start, failed('loadStatement', offline))).toStrictEqual(at('failed', { ...nothing, failure: offline }));
    expect(play(start, loaded, failed('verify', noHashes))).toStrictEqual(
      at('failed', { statement, verdict: null, failure: noHashes }),
    );
  });

  it.each([
    ['proven', [loaded, done('verify', verdict(null))]],
    ['refuted', [loaded, done('verify', verdict('root'))]],
    ['uncounted', [done('loadStatement', uncounted)]],
    ['failed', [failed('loadStatement', offline)]],
  ] as const)('reads anew from %s', (state, events) => {
    expect(play(start, ...events).state).toBe(state);
    expect(play(start, ...events, start)).toStrictEqual(at('loading', nothing, asks));
  });
});
