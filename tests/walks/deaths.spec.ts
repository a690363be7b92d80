/**
 * What becomes of a money flow that is cut short: the tab killed at every state, the session ended at every call. The
 * book has the move once or not at all, and the screen says which. One flow each by day; the others by night
 * (`tests/nightly/deaths.spec.ts`), and every move and state in Node (`src/actors/money-sessions.world.test.ts`).
 */
import { test } from '../support/test.ts';
import { testDeaths } from './deaths.ts';
import { testSessionEnds } from './session-ends.ts';
import { isKilledByDay, isRefusedByDay, moneyBooks } from './truth.ts';

test.use({ ownWorld: true });

moneyBooks.filter(isKilledByDay).forEach(testDeaths);
moneyBooks.filter(isRefusedByDay).forEach(testSessionEnds);
