/** The session ends at every call of the money flows that `tests/walks/deaths.spec.ts` leaves to the night. */
import { test } from '../support/test.ts';
import { testSessionEnds } from '../walks/session-ends.ts';
import { moneyBooks } from '../walks/truth.ts';

test.use({ ownWorld: true });

for (const one of moneyBooks.filter(({ book }) => !['purchase', 'withdrawal'].includes(book.machine)))
  testSessionEnds(one);
