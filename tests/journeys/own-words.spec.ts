/** Own words and those of others: edited and deleted without a connection, reported, blocked and unblocked. */
import { randomUUID } from 'node:crypto';
import { addComment, loadComments } from '#api/square.ts';
import { moderation } from '#contract/moderation.ts';
import { ownWords } from '#contract/own-words.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { others, own } from '#machines/written-actions/samples.ts';
import { pathOf } from '../flows/money-paths.ts';
import { UnblockPage } from '../pages/unblock-page.ts';
import { WrittenActionsPage } from '../pages/written-actions-page.ts';
import { layersGone } from '../support/layers-gone.ts';
import { sheetHere } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const postId = 'post-030';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test(
      'a comment is edited and deleted offline; its post is reported and its author blocked, then unblocked',
      { tag: gate },
      async ({ app, page, account, guard, world }) => {
        const write = (content: string) =>
          addComment(account.client, postId, { draftId: randomUUID(), content, target: null });
        const [deleted, edited] = [await write('Deleted later'), await write('Edited later')];
        const actions = new WrittenActionsPage(app);
        await app.open(`/dynamic?post=${postId}`);
        const rowOf = ({ id }: { id: string }) => actions.frame.locator(`[data-comment="${id}"]`);
        await expect(rowOf(edited)).toBeVisible();

        // The first answer of each is lost as well.
        await world.fault({ path: pathOf(ownWords.editComment), fault: 'error-after' });
        await world.fault({ path: pathOf(ownWords.removeComment), fault: 'error-after' });
        await sheetHere(page);
        await guard.setOffline(true);
        await actions.send({ type: 'menu.open', words: own });
        await actions.send({ type: 'edit.open' });
        await actions.send({ type: 'text.type', text: 'Edited offline' });
        await actions.send({ type: 'edit.save' });
        await expect(rowOf(edited)).toContainText('Edited offline');
        await expect(rowOf(edited).locator('[data-edited]')).toBeVisible();
        await actions.menuOf(rowOf(deleted)).click();
        await actions.send({ type: 'deletion.open' });
        await actions.send({ type: 'deletion.confirm' });
        await expect(rowOf(deleted)).toHaveCount(0);
        await guard.setOffline(false);
        await world.faultsTaken();
        await expect
          .poll(async () => valueOf(await loadComments(account.client, postId, 1)).list.slice(0, 2))
          .toMatchObject([{ content: 'Edited offline', editedAt: expect.any(Number) }, { author: expect.any(String) }]);
        await page.reload();
        await expect(rowOf(edited)).toContainText('Edited offline');
        await expect(rowOf(deleted)).toHaveCount(0);

        await actions.send({ type: 'menu.open', words: others });
        await actions.send({ type: 'report.open', about: 'words' });
        await actions.send({ type: 'reason.choose', reason: 'scam' });
        await actions.send({ type: 'report.send' });
        await expect(actions.sheet).toHaveCount(0);

        // Where the answer is lost they may be blocked: again does no harm.
        await world.fault({ path: pathOf(moderation.block), fault: 'error-after' });
        await actions.send({ type: 'menu.open', words: others });
        await actions.send({ type: 'block.open' });
        await actions.send({ type: 'block.confirm' });
        await expect(actions.sheet.getByRole('alert')).toBeVisible();
        await actions.send({ type: 'block.confirm' });
        await expect(actions.frame.locator('[data-post]').first()).toBeVisible();
        await expect(actions.frame.locator(`[data-post="${postId}"]`)).toHaveCount(0);

        await layersGone(page);
        await app.goTo('/user/system');
        await app.follow('/user/blocked');
        const blocked = new UnblockPage(app);
        await expect(blocked.members).toHaveCount(1);
        await blocked.send({ type: 'block.end', id: '' });
        await expect(blocked.members).toHaveCount(0);
        await app.goTo('/dynamic');
        await expect(actions.frame.locator('[data-post]').first()).toBeVisible();
      },
    );
  });
}
