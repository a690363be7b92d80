/** A seeded sandbox with members who can delete their accounts, each alone on this device. */
import type { Services } from '#services/services.ts';
import type { ClientOptions } from '#api/client.ts';
import type { Session } from '#domain/member.ts';
import { ownData } from '#contract/own-data.ts';
import { endSession, startSession } from '#sandbox/services/access/sessions.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openDrafts, openIntents } from '#storage/written-stores.ts';
import { addLeaver } from '#tests/sandbox/leaver.ts';
import { openServedWorld } from '#tests/sandbox/served-world.ts';
import { calmWire, clientOn } from './bare-client.ts';

export type LeaverWorld = Awaited<ReturnType<typeof openLeaverWorld>>;

export async function openLeaverWorld() {
  const world = await openServedWorld();
  const { context, wallClock } = world;
  let made = 0;
  /** Somebody new, signed in. */
  const sessionOf = async (): Promise<Session> => {
    made += 1;
    const { id: member } = await addLeaver(context, `leaver-${made}`, { usdt: '25.00' });
    return { token: await startSession({ ...context, wallClock }, member), region: 1, member };
  };
  return {
    world,
    sessionOf,
    /** The device of somebody new: it forgot the one before. */
    async takeDevice() {
      const session = await sessionOf();
      const { token, member } = session;
      const wire = calmWire();
      const members = openMemberStore();
      await members.clear();
      await members.write('session.v1', session);
      return {
        session,
        wire,
        /** What the app has on a page: opened anew for each tab and each reload. */
        page: (different: Partial<ClientOptions> = {}): Services => ({
          ...clientOn(wire, (request) => world.app.fetch(request), { token: () => token, ...different }),
          device: openDeviceStore(),
          members: openMemberStore(),
          drafts: openDrafts(),
          intents: openIntents(),
          ownReplies: () => Promise.resolve(),
          session: () => session,
        }),
        /** How often the deletion was sent. */
        timesSent: () => wire.sent.filter(({ url }) => url.endsWith(`/${ownData.deleteAccount.path}`)).length,
        endSession: () => endSession(context, token),
        isDeleted: async () => {
          const row = await context.db
            .selectFrom('members')
            .select('deleted_at')
            .where('id', '=', member)
            .executeTakeFirstOrThrow();
          return row.deleted_at !== null;
        },
        /** How often what the member had was given up. */
        timesGivenUp: async () =>
          (
            await context.db
              .selectFrom('entries')
              .select('id')
              .where('kind', '=', 'forfeiture')
              .where('member_id', '=', member)
              .execute()
          ).length,
      };
    },
    /** The next deletion goes wrong. */
    disturb: (fault: string) =>
      world.control('POST', '/sandbox/faults', { path: `/api/user/${ownData.deleteAccount.path}`, fault }),
    close: () => world.close(),
  };
}
