import { loadBalanceStatement } from '#api/transparency.ts';
import { verifyBalance } from '#domain/balance-proof.ts';
import { Failure } from '#domain/failure.ts';
import type { Digest } from '#domain/merkle-sum.ts';
import { isNone } from '#domain/owed.ts';
import { balanceProofMachine } from '#machines/balance-proof/balance-proof.machine.ts';
import { noteCheck } from '#services/checked-balance.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

/** Browsers have it on https, and on this computer. */
const digest: Digest = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const balanceProofActor = ({ client, clock, session }: Services) =>
  balanceProofMachine.provide({
    actors: {
      loadStatement: fromPromise(async () => {
        const member = session()?.member;
        if (member === undefined) throw new Failure('unauthorized');
        const statement = await loadBalanceStatement(client, member);
        // What the last check said is not the newest word any more.
        noteCheck(null);
        return statement;
      }),
      verify: fromPromise(async ({ input }) => {
        const verdict = await verifyBalance(digest, input);
        const isProven = verdict.mismatch === null;
        // What moved since is the server's word: the balance as it is now was not proven.
        if (!isProven || isNone(input.since)) noteCheck({ member: input.member, at: clock.now(), isProven });
        return verdict;
      }),
    },
  });
