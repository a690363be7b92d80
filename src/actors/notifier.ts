import { loadBulletin, loadMessages, loadUnread } from '#api/messages.ts';
import { allRecords, loadIncomes, loadRecords } from '#api/wallet.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unreadInAll, type ChangeKind } from '#domain/messages.ts';
import {
  groupOf,
  isOfRecord,
  keysWith,
  newsOfIncomes,
  newsOfMessages,
  newsOfRecords,
  type BulletinKind,
  type News,
  type NotificationKind,
} from '#domain/notifications.ts';
import { recordGroups } from '#domain/wallet.ts';
import { notifierMachine } from '#machines/notifier/notifier.machine.ts';
import { showNotification, type NotificationWords } from '#services/notification-centre.ts';
import { choiceNow, readChoice } from '#services/notification-choice.ts';
import type { Services } from '#services/services.ts';
import { alone, holdSight, isInSight } from '#services/tabs-in-sight.ts';
import { fromCallback, fromPromise } from 'xstate';

/** What a list is read of: more than may happen between two looks. */
const rows = 100;
/** More at once is noise. */
const mostTold = 5;

/** What a change may bring. */
const kindsOf: Readonly<Partial<Record<ChangeKind, readonly NotificationKind[]>>> = {
  messages: ['messages', 'coupons'],
  notices: ['notices'],
  wallet: ['income', 'recharges', 'withdrawals'],
};

const kindsIn = (changes: readonly ChangeKind[]): readonly NotificationKind[] =>
  changes.flatMap((change) => kindsOf[change] ?? []);

const isBulletin = (kind: NotificationKind): kind is BulletinKind => Object.hasOwn(groupOf, kind);

/** For the badge on the app's icon. */
export const countUnread = async (client: Services['client']): Promise<number> =>
  unreadInAll(valueOf(await loadUnread(client)));

/** @param wordsOf in the language that the page speaks; without amounts where they are hidden */
export function notifierActor(services: Services, wordsOf: (news: News) => Promise<NotificationWords>) {
  const { client, members, session } = services;

  async function read(kind: NotificationKind): Promise<News[]> {
    if (isBulletin(kind)) return newsOfMessages(kind, valueOf(await loadMessages(client, groupOf[kind], 1)).list);
    if (kind === 'income') {
      const { list, total } = valueOf(await loadIncomes(client, { status: 'taken' }, 1, rows));
      return newsOfIncomes(list, list.length === total);
    }
    const type = kind === 'recharges' ? recordGroups.recharge : recordGroups.withdrawal;
    return newsOfRecords(valueOf(await loadRecords(client, { ...allRecords, type }, 1, rows)).list);
  }

  /** What was there when the page went out of sight, of this tab alone: storage is left alone then. */
  let seen = new Set<string>();
  /** What it was noted of: of the others nobody knows what is new. */
  let noted: readonly NotificationKind[] = [];

  /** @returns what no tab has told before; from now on it is told */
  async function takeNew(news: readonly News[]): Promise<News[]> {
    const member = session()?.member;
    if (member === undefined) return [];
    let fresh: News[] = [];
    await members.update('told.v1', (kept) => {
      const known = kept?.member === member ? kept.keys : [];
      fresh = news.filter(({ key }) => !known.includes(key) && !seen.has(key));
      return {
        member,
        keys: keysWith(
          known,
          news.map(({ key }) => key),
        ),
      };
    });
    return fresh;
  }

  /** A message about a record is told by the record. */
  async function isToldElsewhere({ kind, id }: News): Promise<boolean> {
    // A list that couldn't be noted tells of no record.
    if (kind !== 'messages' || choiceNow(services).some((one) => !noted.includes(one))) return false;
    try {
      const { blocks } = valueOf(await loadBulletin(client, id));
      return blocks.some(({ href }) => isOfRecord(href));
    } catch {
      // Twice is better than never: all of these count as told already.
      return false;
    }
  }

  /** @returns whether it could be shown: one that can't keeps none of the others back */
  const show = async (news: News): Promise<boolean> => {
    try {
      await showNotification(news, await wordsOf(news));
      return true;
    } catch {
      return false;
    }
  };

  async function tell(fresh: readonly News[]): Promise<void> {
    if (await isInSight()) return;
    let told = 0;
    for (const news of fresh) {
      if (told === mostTold) return;
      if (!(await isToldElsewhere(news)) && (await show(news))) told += 1;
    }
  }

  return notifierMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        let leaveSight = holdSight();
        const look = () => {
          leaveSight();
          leaveSight = document.hidden ? () => undefined : holdSight();
          sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
          // Another tab may have changed it.
          if (!document.hidden) void readChoice(services);
        };
        document.addEventListener('visibilitychange', look);
        if (document.hidden) look();
        return () => {
          document.removeEventListener('visibilitychange', look);
          leaveSight();
        };
      }),
      noteSeen: fromPromise(async () => {
        const kinds = choiceNow(services);
        const reads = await Promise.allSettled(kinds.map(read));
        seen = new Set(reads.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).map(({ key }) => key));
        noted = kinds.filter((_, at) => reads[at]?.status === 'fulfilled');
        return noted.length > 0;
      }),
      tellNews: fromPromise(({ input: { changes } }) =>
        alone(async () => {
          const changed = kindsIn(changes);
          const kinds = (await readChoice(services)).filter((kind) => changed.includes(kind) && noted.includes(kind));
          const answers = await Promise.allSettled(kinds.map(read));
          await tell(await takeNew(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))));
          // One that can't be read keeps none of the others back: it is read again with what comes next.
          for (const one of answers) if (one.status === 'rejected') throw one.reason;
        }),
      ),
    },
  });
}
