/**
 * Invariants of what accounts hold (rules L1 and L2). The database adds it up: it sorts on its disk what no server has the
 * memory for (decision 80).
 */
import { sql } from 'kysely';
import { overdrawnKinds } from '#sandbox/ledger/accounts.ts';
import { changesSince, sidesSince } from '#sandbox/ledger/stored-book.ts';
import { lookedAt, type TableInvariant } from './invariant.ts';

const looked = lookedAt('accounts', 'accounts');

const whole: TableInvariant = {
  id: 'L1',
  name: 'The whole book sums to zero',
  findings: sql`select currency || ' sums to ' || sum(balance) as finding
    from accounts group by currency having sum(balance) <> 0`,
  looked,
};

const stored: TableInvariant = {
  id: 'L2',
  name: 'Stored balances are the sums of their postings',
  findings: sql`select name || ' ' || currency || ' is ' || balance || ', its postings sum to ' || coalesce(change, 0) as finding
    from accounts left join (${changesSince(0n)}) as moved using (name, currency)
    where balance <> coalesce(change, 0)`,
  looked,
};

const belowZero = (after: bigint): TableInvariant => ({
  id: 'L2',
  name: 'No account of a member or the house was ever below zero',
  // Within an entry it may be: what counts is the end of each.
  findings: sql`select 'entry ' || entry_id || ': ' || name as finding
    from (
      select entry_id, name, balance + sum(change) over (partition by name, currency order by entry_id)
        - sum(change) over (partition by name, currency) as held
      from (${sidesSince(after)}) as sides join accounts using (name, currency)
      where kind not in (${sql.join(overdrawnKinds)})
    ) as steps where held < 0`,
  looked,
});

/** @param after the last entry that is known to be whole, whose balances a checksum tells (`verify.ts`); 0 for none */
export const balanceInvariants = (after: bigint): readonly TableInvariant[] => [
  whole,
  ...(after === 0n ? [stored] : []),
  belowZero(after),
];
