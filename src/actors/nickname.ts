import { changeNickname, loadProfile } from '#api/person.ts';
import { fromServer } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { nicknameMachine } from '#machines/nickname/nickname.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const nicknameActor = ({ client }: Services) =>
  nicknameMachine.provide({
    actors: {
      loadName: fromPromise(async () => valueOf(fromServer(await loadProfile(client.patient))).name),
      save: fromPromise(({ input: { name } }) => changeNickname(client, name)),
    },
  });
