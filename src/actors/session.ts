import { signOut } from '#api/access.ts';
import type { Session } from '#domain/member.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Services } from '#services/services.ts';
import { clearDrafts, clearOutbox, clearUnsent, keepDraftsOf } from '#storage/written-stores.ts';
import { fromCallback, fromPromise } from 'xstate';
import { openChannel } from '#storage/channel.ts';

/** Before a device that did not answer is asked again, ms, and how often. */
const pause = 3_000;
const mostTries = 20;

/** What a tab tells the others, without saying who is signed in: each of them looks for itself. */
type Change = 'kept' | 'forgotten' | 'left';

export const sessionActor = ({ client, members, drafts, intents, ownReplies }: Services) => {
  const tabs = openChannel('session');
  const clearWritten = () => Promise.all([clearDrafts(drafts), clearOutbox()]);
  const tell = (change: Change) => tabs.postMessage(change);
  /** It has kept a session: none is news only then. */
  let hasKept = false;
  /** The device did not say who is signed in: it is asked again, until it does or somebody signs in. */
  let isAsking = false;
  let tellKept = async (): Promise<void> => undefined;
  /** Who signed out here while the device could not forget them: it signs nobody in by what it still has. */
  let left = '';
  /** Who signed in here last is not written yet: what the device has is older. */
  let isUnkept = false;
  const found = async (): Promise<Session | undefined> => {
    const kept = await members.read('session.v1');
    return isUnkept || kept?.token === left ? undefined : kept;
  };
  /** What is kept of replies is that session's alone. A device that can't keep them has none. */
  const adopt = (session: Session | null | undefined) => ownReplies(session?.token ?? null).catch(() => undefined);
  const clear = async (): Promise<void> => {
    await Promise.all([members.clear(), clearUnsent(intents), clearWritten(), adopt(null)]);
    // They are forgotten, and their token doesn't stay in memory.
    left = '';
    tell('left');
  };
  /** Whoever signed in since keeps theirs. */
  const clearLeft = async (): Promise<void> => {
    if (!(await found())) await clear();
  };
  /** Later, and again where the device fails, unless nobody waits for it any more. */
  const insist = (work: () => Promise<void>, isWanted: () => boolean, tries = mostTries): void => {
    setTimeout(() => {
      if (isWanted() && tries > 0) work().catch(() => insist(work, isWanted, tries - 1));
    }, pause);
  };
  return sessionMachine.provide({
    actors: {
      watchDevice: fromCallback(({ sendBack }) => {
        // A device that can't tell says nothing about who is signed in.
        const tellFound = (session: Session | undefined, isForgotten = false): void => {
          if (!session && !hasKept) return;
          // First: that nobody is found would be taken for a sign-out.
          if (!session && isForgotten) sendBack({ type: 'session.forgotten' });
          sendBack({ type: 'session.found', session: session ?? null });
          hasKept = true;
          void adopt(session);
        };
        /** @param then whatever it found, or where the device can't tell */
        const look = (change?: Change | null, then = (): void => undefined): void => {
          found()
            .then(async (session) => {
              tellFound(session, change === 'forgotten');
              // Once nothing here can write one any more. A tab that was asleep is told late: whoever signed in since keeps theirs.
              if (change === 'left' && !session) await clearWritten();
            })
            .then(then, then);
        };
        tellKept = async () => {
          const session = await found();
          if (isAsking) tellFound(session);
        };
        tabs.onmessage = ({ data }: MessageEvent<Change>) => look(data);
        const hide = ({ persisted }: PageTransitionEvent) => {
          document.body.hidden = persisted;
        };
        // A page that comes back from the cache shows nothing before it knows whose it is.
        const show = () =>
          look(null, () => {
            document.body.hidden = false;
          });
        // Not when it is being hidden: WebKit may keep the page with the read open, and block the database (database.ts).
        const seen = () => document.hidden || look();
        const watch = new AbortController();
        addEventListener('pagehide', hide, watch);
        addEventListener('pageshow', show, watch);
        document.addEventListener('visibilitychange', seen, watch);
        return () => {
          isAsking = false;
          tabs.onmessage = null;
          watch.abort();
        };
      }),
      restore: fromPromise(async () => {
        const session = await found().catch((error: unknown) => {
          // A slow one may answer later; until then nobody is signed in.
          isAsking = true;
          insist(
            () => tellKept(),
            () => isAsking,
          );
          throw error;
        });
        hasKept ||= session !== undefined;
        void adopt(session);
        return session ?? null;
      }),
      keep: fromPromise(async ({ input: { session } }) => {
        // Whoever signs in meanwhile stays.
        isAsking = false;
        left = '';
        if (!session) return;
        hasKept = false;
        isUnkept = true;
        void adopt(session);
        await members.write('session.v1', session);
        isUnkept = false;
        hasKept = true;
        tell('kept');
        await keepDraftsOf(drafts, session.member).catch(() => undefined);
      }),
      // Open intents and drafts stay: after signing in again the member finds them as they were.
      forget: fromPromise(async ({ input: { token } }) => {
        let newer: Session | null = null;
        await members.update('session.v1', (kept) => {
          newer = kept && kept.token !== token ? kept : null;
          return newer ?? undefined;
        });
        await adopt(newer);
        if (!newer) tell('forgotten');
        return newer;
      }),
      signOut: fromPromise(async ({ input: { token, isTold } }) => {
        left = token;
        // Without an answer the token expires by itself.
        const told = isTold || signOut(client).catch(() => undefined);
        await clear().catch(() => insist(clearLeft, () => left !== ''));
        await told;
      }),
    },
  });
};
