import type { AccountName } from '#domain/registration.ts';
import type { CodeChannel, SentCode } from '#domain/verification.ts';
import { verificationMachine } from '#machines/verification/verification.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

interface CodeSource<To> {
  /** The call that sends a code for this purpose. */
  send: (to: To) => Promise<SentCode>;
}

/** A code that a flow comes back to has lived for a while. */
const agedAt = ({ clock }: Pick<Services, 'clock'>) =>
  verificationMachine.provide({
    delays: { codeLifetime: ({ context: { sent } }) => (sent ? Math.max(0, sent.expiresAt - clock.now()) : 0) },
  });

/** The code step of one flow of a member's. */
export const verificationActor = (services: Services, { send }: CodeSource<CodeChannel>) =>
  agedAt(services).provide({ actors: { sendCode: fromPromise(({ input: { channel } }) => send(channel)) } });

/** The same for a visitor, whose account is what they typed. */
export const visitorCodeActor = (services: Services, { send }: CodeSource<AccountName>) =>
  agedAt(services).provide({
    actors: {
      sendCode: fromPromise(async ({ input: { account } }) => {
        if (!account) throw new Error("a visitor's code goes to an account");
        return send(account);
      }),
    },
  });

/** For a member who changes what they are reached by: a code to what they have, then one to what they typed. */
export const contactCodeActor = (
  services: Pick<Services, 'clock'>,
  { toOld, toNew }: { toOld: (to: CodeChannel) => Promise<SentCode>; toNew: (to: AccountName) => Promise<SentCode> },
) =>
  agedAt(services).provide({
    actors: {
      sendCode: fromPromise(({ input: { channel, account } }) => (account ? toNew(account) : toOld(channel))),
    },
  });
