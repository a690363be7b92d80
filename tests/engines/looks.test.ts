/** What engines draw in their own way, at 390 px. */
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test } from './test.ts';

describe(inEngine, () => {
  test('a date is whole in its field, and no bar lies under the filters', async ({ tab, demo }) => {
    await openSignedIn(tab, demo, '/user/record', 'user/record');
    await tab.waitFor(`document.querySelector('input[type="date"]') !== null`, 'the date fields');
    await tab.waitFor(
      `[...document.querySelectorAll('input[type="date"]')].every((field) => {
        const given = field.offsetWidth;
        field.style.width = 'max-content';
        const needed = field.offsetWidth;
        field.style.width = '';
        return needed <= given;
      })`,
      'each date to fit into its field',
    );
    await tab.waitFor(
      `[...document.querySelectorAll('nav.overflow-x-auto')].every((line) => line.offsetHeight === line.clientHeight)`,
      'no bar under the filters',
    );
  });

  test('a screen comes in by its depth, and then stands', async ({ tab, demo }) => {
    await openSignedIn(tab, demo, '/mine', 'mine');
    await tab.has('[data-watch="update"]');
    await tab.evaluate(`document.addEventListener('animationstart', ({ target, animationName }) => {
      if (target.matches('main')) globalThis.came = animationName;
    })`);
    await tab.click('main a[href="#/user/system"]');
    await tab.shows('user/system');
    await tab.waitFor(`globalThis.came === 'come-from-end'`, 'the screen to come from the end');
    await tab.waitFor(`!document.querySelector('#root').hasAttribute('data-comes')`, 'the screen to stand');
  });
});
