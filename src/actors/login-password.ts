import { changeLoginPassword } from '#api/security.ts';
import { codes } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const loginPasswordActor = ({ client }: Services) =>
  loginPasswordMachine.provide({
    actors: {
      change: fromPromise(({ input }) => changeLoginPassword(client, input)),
      // A change from itself to itself changes nothing, and its refusal tells which one holds.
      checkPassword: fromPromise(async ({ input: { password } }) => {
        try {
          await changeLoginPassword(client, { current: password, password });
        } catch (error) {
          const failure = toFailure(error);
          if (failure.kind !== 'rejected') throw failure;
          if (failure.code === codes.samePassword) return true;
          if (failure.code === codes.wrongPassword) return false;
          throw failure;
        }
        return true;
      }),
    },
  });
