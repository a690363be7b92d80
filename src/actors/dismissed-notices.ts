import { dismissedNoticesMachine, withDismissed } from '#machines/dismissed-notices/dismissed-notices.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const dismissedNoticesActor = ({ members, session }: Services) =>
  dismissedNoticesMachine.provide({
    actors: {
      loadDismissed: fromPromise(async () => {
        const kept = await members.read('dismissed.v1');
        return kept && kept.member === session()?.member ? kept.ids : [];
      }),
      keepDismissed: fromPromise(async ({ input: { ids } }) => {
        const member = session()?.member;
        if (member === undefined) return;
        // Another tab may have closed others meanwhile.
        await members.update('dismissed.v1', (kept) => ({
          member,
          ids: kept?.member === member ? withDismissed(kept.ids, ids) : ids,
        }));
      }),
    },
  });
