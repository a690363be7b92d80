/** Daily income (product 15.17). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { income } from '#contract/income.ts';
import { today } from '#contract/today.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';

const all = { status: 'all', pageNum: 1, pageSize: 100 } as const;

/** Days go by until income is due: none is on a weekend. */
async function waitForIncome({ order, later, wallet }: Bench): Promise<bigint> {
  await order();
  for (let day = 0; day < 5; day += 1) {
    const { due } = await wallet();
    if (due > 0n) return due;
    await later({ days: 1 });
  }
  throw new Error('an order of five days has no income due');
}

export const incomeCases: CasesOf<typeof today & typeof income> = {
  today: reads(today.today, {}, async ({ firstSteps }, bench) => {
    await waitForIncome(bench);
    const { machines } = (await bench.done(today.today, {})).value;
    const { due } = await bench.wallet();
    assert.equal(
      machines.reduce((sum, machine) => sum + machine.due, 0n),
      due,
      'machines together have what is due',
    );
    assert.ok(firstSteps.hasRecharged && firstSteps.hasRented);
  }),

  incomes: reads(income.incomes, all, async (_page, bench) => {
    await waitForIncome(bench);
    const { list } = (await bench.done(income.incomes, all)).value;
    assert.ok(list.length > 0);
    assert.ok(
      list.every(({ stated, paid, shortfall }) => stated === paid + shortfall),
      'what is missing is told',
    );
    const theirs = await bench.done(income.incomes, all, { as: await bench.newcomer() });
    assert.equal(theirs.value.total, 0);
  }),

  async takeIncome(bench) {
    const due = await waitForIncome(bench);
    const before = await bench.wallet();
    const { value } = await bench.once(income.takeIncome, {});
    assert.equal(value.amount, due);
    const taken = await bench.wallet();
    assert.deepEqual([taken.due, taken.usdt, taken.arriving - before.arriving], [0n, before.usdt, due], 'on its way');
    await bench.refused(income.takeIncome, {}, codes.nothingToReceive);
  },
};
