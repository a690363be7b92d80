/**
 * Every flow is in every one of its states in the browser, led there by its machine's own walk. With WALKS=full it takes
 * every transition too (`npm run walks:full`).
 */
import { leavesIn } from '#machines/model/state-name.ts';
import { startedAll } from '../support/settled.ts';
import { test, expect } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { statesShown, stateTour, targetsOf, transitionTour, type Target } from './paths.ts';
import type { Playbook } from './playbook.ts';
import { aside, callOf, limitFor, Player, watchStates, type Ending } from './player.ts';
import { playbooks } from './playbooks.ts';

test.use({ ownWorld: true });

/** What a member does with money, and how they come in. */
const gating: readonly string[] = ['login', 'register', 'purchase', 'income', 'recharge', 'withdrawal', 'exchange'];

const isFull = process.env['WALKS'] === 'full';

const tourOf = (book: Playbook): Target[] => (isFull ? transitionTour(book).targets : stateTour(book));

for (const book of Object.values(playbooks)) {
  test(
    `${book.machine}: every state`,
    { tag: gating.includes(book.machine) ? [gate] : [] },
    async ({ app, page, context, world, account, demo }) => {
      const seen = await watchStates(context);
      const player = new Player(book, { app, page, world, account, demo }, seen);
      await app.open();
      // Home reads some things a moment later.
      await startedAll(page);
      const tour = tourOf(book);
      test.setTimeout(limitFor(tour));
      const play = (target: Target, ending?: Ending) =>
        test.step(target.path.map(({ label }) => label).join(' › ') || 'opened', async () => {
          await book.ready?.(player.stage);
          await player.take(target, ending);
          // What was to fail has failed.
          if (book.money && !ending) await world.faultsTaken();
          await world.clearFaults();
          if (book.money) await player.conclude();
        });
      for (const target of tour) await play(target);
      const missed = () => statesShown(book).filter((state) => !seen.has(`${book.machine}.${state}`));
      // A wait that was over before it was drawn is played again, held.
      for (const target of targetsOf(book).filter(({ state }) => callOf(book, state) !== undefined)) {
        const left = new Set(missed());
        if (leavesIn(target.state).some((leaf) => left.has(leaf))) await play(target, aside);
      }
      // What was shown last may still be on its way from the page.
      await expect.poll(missed, { timeout: 10_000 }).toEqual([]);
      await world.expectVerified();
    },
  );
}
