/** Posts and comments edited and deleted by who wrote them, reports and blocks (product 13.13 to 13.15). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { moderation } from '#contract/moderation.ts';
import { ownWords } from '#contract/own-words.ts';
import { square } from '#contract/square.ts';
import type { Bench, CasesOf } from '#tests/conformance/bench.ts';
import { publishedPost } from './community.ts';

const page = { pageNum: 1, pageSize: 20 } as const;
const content = 'My first machine runs by the harbour';
const changed = 'My second machine runs by the harbour';

const ownPost = async ({ done }: Bench): Promise<string> =>
  (await done(square.addTextPost, { draftId: randomUUID(), content })).value.id;

async function ownComment(bench: Bench): Promise<{ postId: string; commentId: string }> {
  const postId = await publishedPost(bench);
  const asked = { postId, targetId: '', content: 'Well done', draftId: randomUUID() };
  return { postId, commentId: (await bench.done(square.addComment, asked)).value.id };
}

export const ownWordsCases: CasesOf<typeof ownWords> = {
  async editPost(bench) {
    const { done, refused, other } = bench;
    const postId = await ownPost(bench);
    await refused(ownWords.editPost, { squareId: postId, content: changed }, codes.notFound, { as: await other() });
    assert.equal((await done(ownWords.editPost, { postId, content: changed })).value.content, changed);
    await refused(ownWords.editPost, { squareId: 'nobodys', content: changed }, codes.notFound);
  },

  async removePost(bench) {
    const { done, other } = bench;
    const postId = await ownPost(bench);
    assert.equal((await done(ownWords.removePost, { postId }, { as: await other() })).value.removed, 0);
    assert.equal((await done(ownWords.removePost, { postId })).value.removed, 1);
    assert.equal((await done(ownWords.removePost, { postId })).value.removed, 0);
  },

  async editComment(bench) {
    const { done, refused, other } = bench;
    const { commentId } = await ownComment(bench);
    const asked = { commentId, content: 'Very well done' };
    await refused(ownWords.editComment, asked, codes.notFound, { as: await other() });
    assert.equal((await done(ownWords.editComment, asked)).value.content, asked.content);
  },

  async removeComment(bench) {
    const { done, other } = bench;
    const { commentId, postId } = await ownComment(bench);
    assert.equal((await done(ownWords.removeComment, { commentId }, { as: await other() })).value.removed, 0);
    assert.equal((await done(ownWords.removeComment, { commentId })).value.removed, 1);
    const { list } = (await done(square.comments, { postId, ...page })).value;
    assert.ok(list.every(({ id }) => id !== commentId));
  },
};

export const moderationCases: CasesOf<typeof moderation> = {
  async report(bench) {
    const wordsId = await publishedPost(bench);
    const asked = { kind: 'post', wordsId, about: 'words', reason: 'spam' } as const;
    await bench.done(moderation.report, asked);
    await bench.done(moderation.report, asked);
    await bench.refused(moderation.report, { ...asked, wordsId: 'nobodys' }, codes.notFound);
  },

  async block(bench) {
    const { done } = bench;
    const as = await bench.newcomer();
    const wordsId = await publishedPost(bench);
    await done(moderation.block, { kind: 'post', wordsId }, { as });
    const { list } = (await done(square.posts, page, { as })).value;
    assert.ok(
      list.every(({ id }) => id !== wordsId),
      'who blocks is shown nothing more of it',
    );
  },

  async blocks(bench) {
    const { done } = bench;
    const as = await bench.newcomer();
    await done(moderation.block, { kind: 'post', wordsId: await publishedPost(bench) }, { as });
    assert.equal((await done(moderation.blocks, page, { as })).value.total, 1);
    assert.equal((await done(moderation.blocks, page, { as: await bench.other() })).value.total, 0);
  },

  async unblock(bench) {
    const { done } = bench;
    const as = await bench.newcomer();
    await done(moderation.block, { kind: 'post', wordsId: await publishedPost(bench) }, { as });
    const [{ id: blockId } = { id: '' }] = (await done(moderation.blocks, page, { as })).value.list;
    assert.equal((await done(moderation.unblock, { blockId }, { as: await bench.other() })).value.removed, 0);
    assert.equal((await done(moderation.unblock, { blockId }, { as })).value.removed, 1);
    assert.equal((await done(moderation.unblock, { blockId }, { as })).value.removed, 0);
  },
};
