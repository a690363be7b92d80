import { fromPromise } from 'xstate';
import { groupJoinActor } from '#actors/group-join.ts';
import { groupJoins } from '#contract/group-join.ts';
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { opened, type MoneyMove } from './money-move.ts';

/** The id of the screenshot that a member has sent. */
const screenshotOf = (member: string): string => member.padEnd(32, 'x');

export const moves: readonly MoneyMove[] = [
  {
    name: 'group bonus',
    endpoint: groupJoins.groupJoin,
    machine: createGroupJoinMachine(),
    // Pictures are made small in a browser only; the screenshot is there already.
    flow: (services) =>
      groupJoinActor(services).provide({
        actors: {
          preparePicture: fromPromise(async (): Promise<SmallPicture | PictureRefusal> => ({
            bytes: new Uint8Array(1),
          })),
          upload: fromPromise(async () => screenshotOf(services.session()?.member ?? '')),
        },
      }),
    input: { subject: '', isReachable: true },
    steps: [{ event: { type: 'picture.choose', file: {} }, state: opened }],
    send: { type: 'bonus.claim' },
    done: 'decided',
    count: 'select count(*) as times from group_joins where member_id = $1',
    prepare: async ({ db, clock }, members) => {
      for (const { id } of members) {
        await db
          .insertInto('uploads')
          .values({
            id: screenshotOf(id),
            member_id: id,
            kind: 'screenshot',
            type: 'image/webp',
            bytes: new Uint8Array(1),
            at: clock.now(),
          })
          .execute();
      }
    },
  },
];
