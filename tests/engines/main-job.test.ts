/** The path that the product exists for: sign in, rent a machine, wait a day, collect what it earned. */
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test } from './test.ts';

describe(inEngine, () => {
  test('sign in, rent a machine, wait a day, collect', async ({ tab, world, demo, account }) => {
    const { terms } = await account.product(demo.productId);
    const before = await account.standing();
    await openSignedIn(tab, demo, `/index/detail?productId=${demo.productId}`, 'index/detail');
    const submit = (machine: string) => `[data-machine="${machine}"] button[type="submit"]`;
    await tab.is('purchase', 'deciding.idle');
    await tab.click(submit('purchase'));
    await tab.is('purchase', 'review.summary');
    await tab.click('[role="dialog"] label button');
    await tab.is('purchase', 'review.agreement');
    await tab.click('[role="dialog"] button', 'Agree');
    await tab.is('purchase', 'review.summary');
    await tab.click('[role="dialog"] button[type="submit"]');
    await tab.is('purchase', 'purchased');
    await account.expectBoughtOnce(before, terms?.price ?? 0n);

    await world.advance({ hours: 26 });
    const due = await account.standing();
    await tab.goTo('/user/receiveincome');
    await tab.is('income', 'deciding.idle');
    await tab.click(submit('income'));
    await tab.is('income', 'taken');
    await account.expectTakenOnce(due);
  });
});
