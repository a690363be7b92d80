import { endSessions } from '#api/sessions.ts';
import { signOutEverywhereMachine } from '#machines/sign-out-everywhere/sign-out-everywhere.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const signOutEverywhereActor = ({ client }: Services) =>
  signOutEverywhereMachine.provide({ actors: { endSessions: fromPromise(() => endSessions(client)) } });
