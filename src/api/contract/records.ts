/** Capital records, of the assets backend (product 11.4, 15.12). */
import * as v from 'valibot';
import { latinDecimal, latinDigits } from '#domain/digits.ts';
import { isDecimal } from '#domain/money.ts';
import { counterparties } from '#domain/counterparty.ts';
import { recordGroups, type RecordTotal } from '#domain/wallet.ts';
import { endpoint } from './endpoint.ts';
import { moneyRecord, recordDetail } from './wallet-wire.ts';
import { amount, currency } from './amount-wire.ts';
import { find, page, paging } from './page.ts';
import { id } from './wire.ts';

const day = v.optional(v.pipe(v.string(), v.transform(latinDigits), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)), '');

/** A plain decimal in digits of any script; empty for no limit. */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(latinDecimal),
    v.check((text) => text === '' || isDecimal(text)),
  ),
);

const filter = {
  /** As the menu's targets have it: 1 all, 5 bonus and rewards. */
  type: v.picklist(Object.values(recordGroups)),
  /** First and last day in the member's region; empty for no limit. */
  from: day,
  to: day,
  currency: v.optional(currency),
  find,
  least: limit,
  most: limit,
  who: v.optional(v.picklist(counterparties)),
};

export const records = {
  records: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/record',
    auth: 'member',
    input: v.object({ ...filter, ...paging }),
    reply: page(moneyRecord),
    about: 'Capital records, newest first, by kind, days, currency, amount, the other side, and what they are about.',
    origin: 'ours',
  }),
  recordTotals: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/record/total',
    auth: 'member',
    input: v.object(filter),
    reply: v.pipe(
      v.array(v.object({ currency, in: amount, out: amount })),
      v.transform((list): readonly RecordTotal[] => list),
    ),
    about: 'What the settled records of a filter moved, by currency. Of all records it is the balance of the wallet.',
    origin: 'ours',
  }),
  record: endpoint({
    backend: 'assets',
    method: 'GET',
    path: 'wallet/record/detail',
    auth: 'member',
    input: v.object({ recordId: id }),
    reply: recordDetail,
    about: 'One record with the account that paid it, the rule and its postings (rule P6).',
    origin: 'ours',
  }),
};
