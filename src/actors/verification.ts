import type { SentCode } from '#domain/verification.ts';
import { verificationMachine, type CodeDestination } from '#machines/verification/verification.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

interface CodeSource {
  /** The call that sends a code for this purpose. */
  send: (request: CodeDestination) => Promise<SentCode>;
}

/** The code step of one flow. */
export const verificationActor = ({ clock }: Services, { send }: CodeSource) =>
  verificationMachine.provide({
    // A code that a flow comes back to has lived for a while.
    delays: { codeLifetime: ({ context: { sent } }) => (sent ? Math.max(0, sent.expiresAt - clock.now()) : 0) },
    actors: { sendCode: fromPromise(({ input }) => send(input)) },
  });
