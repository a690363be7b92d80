import type { CodeChannel, SentCode } from '#domain/verification.ts';
import { verificationMachine } from '#machines/verification/verification.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

interface CodeSource {
  /** The call that sends a code for this purpose. */
  send: (channel: CodeChannel) => Promise<SentCode>;
}

/** The code step of one flow. */
export const verificationActor = (_services: Services, { send }: CodeSource) =>
  verificationMachine.provide({
    actors: { sendCode: fromPromise(({ input: { channel } }) => send(channel)) },
  });
