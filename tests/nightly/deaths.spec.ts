/** The money flows that `tests/walks/deaths.spec.ts` leaves to the night, cut short at every state and at every call. */
import { test } from '../support/test.ts';
import { testDeaths } from '../walks/deaths.ts';
import { testSessionEnds } from '../walks/session-ends.ts';
import { isCutByDay, moneyBooks } from '../walks/truth.ts';

test.use({ ownWorld: true });

for (const one of moneyBooks.filter((one) => !isCutByDay(one))) {
  testDeaths(one);
  testSessionEnds(one);
}
