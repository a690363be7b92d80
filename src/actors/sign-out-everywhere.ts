import { endSessions } from '#api/sessions.ts';
import { signOutEverywhereMachine } from '#machines/sign-out-everywhere/sign-out-everywhere.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from '#services/services.ts';

export const signOutEverywhereActor = ({ client }: Services) =>
  signOutEverywhereMachine.provide({ actors: { endSessions: fromPromise(() => endSessions(client)) } });
