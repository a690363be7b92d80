/** Writing in the community: a comment and a post. */
import { loadComments } from '#api/square.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test } from './test.ts';

const postId = 'post-040';

describe(inEngine, () => {
  test('a comment is sent, and there once', async ({ tab, demo, account }) => {
    const content = 'Written in another engine';
    await openSignedIn(tab, demo, `/dynamic?post=${postId}`, 'dynamic');
    await tab.fill('[data-machine="comments"] textarea[name="comment"]', content);
    await tab.click('[data-machine="comments"] button[type="submit"]');
    await tab.waitFor(
      `[...document.querySelectorAll('[data-comment]')].some((one) => one.textContent.includes('${content}'))
        && !document.querySelector('[data-unsent]')`,
      'the comment to be sent',
    );
    const { list } = valueOf(await loadComments(account.client, postId, 1));
    const sent = list.filter((comment) => comment.content === content).length;
    if (sent !== 1) throw new Error(`it is there ${sent} times`);
  });

  test('a post is sent', async ({ tab, demo }) => {
    await openSignedIn(tab, demo, '/user/addynamic', 'user/addynamic');
    await tab.fill('[data-machine="letter"] textarea[name="text"]', 'Seven days in a row, from another engine.');
    await tab.click('[data-machine="letter"] button[type="submit"]');
    await tab.is('letter', 'sent');
  });
});
