/** Editing, deleting, reporting and blocking in the community; ending a block. */
import { randomUUID } from 'node:crypto';
import { block, loadBlocked, unblock } from '#api/moderation.ts';
import { addComment } from '#api/square.ts';
import { moderation } from '#contract/moderation.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unblockWalk } from '#machines/unblock/unblock.walk.ts';
import { writtenActionsWalk } from '#machines/written-actions/written-actions.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { UnblockPage } from '../pages/unblock-page.ts';
import { WrittenActionsPage } from '../pages/written-actions-page.ts';
import { playbookOf, type Stage } from './playbook.ts';

const postId = 'post-030';

/** Nobody is blocked. */
async function unblockAll({ account: { client } }: Stage): Promise<void> {
  const { list } = valueOf(await loadBlocked(client, 1));
  await Promise.all(list.map(({ id }) => unblock(client, id)));
}

export const writtenActionsBook = playbookOf<WrittenActionsPage>(writtenActionsWalk, {
  machine: 'writtenActions',
  address: () => `/dynamic?post=${postId}`,
  page: (app) => new WrittenActionsPage(app),
  ready: async (stage) => {
    await unblockAll(stage);
    await addComment(stage.account.client, postId, { draftId: randomUUID(), content: 'Of one’s own', target: null });
  },
  ports: { report: pathOf(moderation.report), block: pathOf(moderation.block) },
  unplayable: {
    'save failed': 'takes a device that keeps nothing',
    'remove failed': 'as "save failed"',
  },
  fleeting: ['saving', 'removing'],
});

export const unblockBook = playbookOf<UnblockPage>(unblockWalk, {
  machine: 'unblock',
  address: () => '/user/blocked',
  page: (app) => new UnblockPage(app),
  ready: async ({ account: { client } }) => block(client, { kind: 'post', id: postId }),
  ports: { unblock: pathOf(moderation.unblock) },
});
