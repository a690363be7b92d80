import { endOtherSessions, endSession } from '#api/sessions.ts';
import { endSessionsMachine } from '#machines/end-sessions/end-sessions.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const endSessionsActor = ({ client }: Services) =>
  endSessionsMachine.provide({
    actors: {
      endSession: fromPromise(({ input: { sessionId } }) => endSession(client, sessionId)),
      endOtherSessions: fromPromise(() => endOtherSessions(client)),
    },
  });
