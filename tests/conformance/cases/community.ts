/** Posts, comments, likes and feedback: by an id of the device, kept once (product 15.10, 15.22). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import { fieldsOf } from '#contract/endpoint.ts';
import { feedback } from '#contract/feedback.ts';
import { square } from '#contract/square.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';
import { picture } from '#tests/conformance/picture.ts';

const page = { pageNum: 1, pageSize: 20 } as const;
const content = 'My first machine runs by the harbour';

export async function publishedPost({ done }: Bench): Promise<string> {
  const { list } = (await done(square.posts, page)).value;
  const published = list.find(({ isPending }) => !isPending);
  assert.ok(published, 'a post is published');
  return published.id;
}

export const squareCases: CasesOf<typeof square> = {
  posts: reads(square.posts, page, async ({ list }, { done }) => {
    assert.ok(list.length > 0);
    assert.deepEqual((await done(square.posts, { ...page, find: 'nobody wrote these words' })).value.list, []);
  }),

  async addPost({ done, refused }) {
    const asked = { draftId: randomUUID(), content };
    const files = [picture, picture];
    const first = await done(square.addPost, asked, { files });
    assert.equal(first.value.pictures.length, files.length);
    assert.equal((await done(square.addPost, asked, { files })).value.id, first.value.id, 'sent twice it is one');
    await refused(square.addPost, { ...asked, content: `${content}.` }, codes.intentReused, { files });
  },

  async addTextPost({ done, refused, other }) {
    const asked = { draftId: randomUUID(), content };
    const first = (await done(square.addTextPost, asked)).value;
    assert.deepEqual([first.content, first.isPending], [content, true]);
    assert.equal((await done(square.addTextPost, asked)).value.id, first.id, 'sent twice it is one');
    await refused(square.addTextPost, { ...asked, content: `${content}.` }, codes.intentReused);
    const { list } = (await done(square.posts, page, { as: await other() })).value;
    assert.ok(
      list.every(({ id }) => id !== first.id),
      'its author alone sees what is pending',
    );
  },

  async sentPost({ done, other }) {
    const asked = { draftId: randomUUID(), content };
    const { draftId } = asked;
    assert.equal((await done(square.sentPost, { draftId })).value, null);
    const { id } = (await done(square.addTextPost, asked)).value;
    assert.equal((await done(square.sentPost, { draftId })).value?.id, id);
    assert.equal((await done(square.sentPost, { draftId }, { as: await other() })).value, null);
  },

  async likePost(bench) {
    const asked = { postId: await publishedPost(bench) };
    const first = (await bench.done(square.likePost, asked)).value;
    assert.deepEqual((await bench.done(square.likePost, asked)).value, first, 'a second time changes nothing');
    const unknown = fieldsOf(square.likePost, { postId: 'nobodys' });
    await bench.refused(square.likePost, unknown, codes.notFound);
  },

  comments: reads(square.comments, async (bench) => ({ postId: await publishedPost(bench), ...page })),

  async addComment(bench) {
    const asked = { postId: await publishedPost(bench), targetId: '', content: 'Well done', draftId: randomUUID() };
    const first = (await bench.done(square.addComment, asked)).value;
    assert.equal((await bench.done(square.addComment, asked)).value.id, first.id, 'sent twice it is one');
    const changed = fieldsOf(square.addComment, { ...asked, content: 'Well done!' });
    await bench.refused(square.addComment, changed, codes.intentReused);
    const { list } = (await bench.done(square.comments, { postId: asked.postId, ...page })).value;
    assert.equal(list[0]?.id, first.id, 'the newest is first');
  },
};

const letter = 'The chart of my machine shows the right figures on every day since Monday';

export const feedbackCases: CasesOf<typeof feedback> = {
  async createFeedback({ done, refused }) {
    const asked = { draftId: randomUUID(), text: letter, phone: '' };
    const first = await done(feedback.createFeedback, asked, { files: [picture] });
    assert.equal(first.value.pictures, 1);
    assert.deepEqual((await done(feedback.createFeedback, asked, { files: [picture] })).data, first.data);
    const short = fieldsOf(feedback.createFeedback, { ...asked, draftId: randomUUID(), text: 'Too short' });
    await refused(feedback.createFeedback, short, codes.tooFewWords);
  },

  async sentFeedback({ done }) {
    const draftId = randomUUID();
    assert.equal((await done(feedback.sentFeedback, { draftId })).value, null);
    const { value } = await done(feedback.createFeedback, { draftId, text: letter, phone: '' });
    assert.deepEqual((await done(feedback.sentFeedback, { draftId })).value, value);
  },
};
