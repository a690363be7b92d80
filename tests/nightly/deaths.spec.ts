/** The money flows that `tests/walks/deaths.spec.ts` leaves to the night, cut short at every state and at every call. */
import { test } from '../support/test.ts';
import { testDeaths } from '../walks/deaths.ts';
import { testSessionEnds } from '../walks/session-ends.ts';
import { isKilledByDay, isRefusedByDay, moneyBooks } from '../walks/truth.ts';

test.use({ ownWorld: true });

moneyBooks.filter((one) => !isKilledByDay(one)).forEach(testDeaths);
moneyBooks.filter((one) => !isRefusedByDay(one)).forEach(testSessionEnds);
