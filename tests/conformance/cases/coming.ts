/** What comes, by day (product 7.7, 15.12). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { comingMonth } from '#contract/coming.ts';
import type { CasesOf } from '#tests/conformance/bench.ts';

export const comingCases: CasesOf<{ comingMonth: typeof comingMonth }> = {
  async comingMonth({ done, refused, order, other }) {
    const mine = await order();
    const now = (await done(comingMonth, { month: '' })).value;
    assert.equal(now.month, now.firstMonth);
    assert.equal(now.days[0]?.day.slice(0, 7), now.month, 'today is always there');
    assert.ok(now.lastMonth >= now.month);
    assert.match(now.file, /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    const end = (await done(comingMonth, { month: now.lastMonth })).value;
    const events = [...now.days, ...end.days].flatMap(({ list }) => list);
    assert.ok(events.some(({ kind, about }) => kind === 'income' && about === mine.name));
    assert.ok(events.some(({ kind, at }) => kind === 'principal' && at === mine.expiresAt));
    for (const { totals, list } of now.days) {
      const usdt = list.filter(({ kind, money }) => kind !== 'withdrawal' && money?.currency === 'USDT');
      const sum = usdt.reduce((all, { money }) => all + (money?.amount ?? 0n), 0n);
      assert.equal(totals.find(({ currency }) => currency === 'USDT')?.amount ?? 0n, sum);
    }
    const nobodys = (await done(comingMonth, { month: '' }, { as: await other() })).value;
    const kinds = new Set(nobodys.days.flatMap(({ list }) => list.map(({ kind }) => kind)));
    assert.ok(!kinds.has('principal') && !kinds.has('withdrawal'), "another member's orders are theirs");
    await refused(comingMonth, { month: '2026-13' }, codes.badInput);
  },
};
