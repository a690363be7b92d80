/** A month of the community: posts, comments and likes of the demo's people. Has its own randomness. */
import { publishDelay } from '#domain/community.ts';
import { day, hour } from '#domain/limits.ts';
import type { Context } from '#sandbox/context.ts';
import type { CommentsTable, PostLikesTable, PostsTable } from '#sandbox/db/tables-community.ts';
import type { Insertable } from 'kysely';
import { otherMembers, type SeedMember } from './people.ts';
import { commentsOf, commentTexts, postTexts, replyTexts } from './post-texts.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Writes them in three statements.
 * @param start the demo's start, ms: everything is older
 */
export async function seedCommunity({ db }: Pick<Context, 'db'>, seed: string, start: number): Promise<void> {
  const { posts, comments, likes } = planCommunity(seed, start);
  await db.insertInto('posts').values(posts).execute();
  // A reply after what it answers: the key is checked when the statement ends.
  await db.insertInto('comments').values(comments).execute();
  await db.insertInto('post_likes').values(likes).execute();
}

type SeedComment = Insertable<CommentsTable>;

function planCommunity(seed: string, start: number) {
  const random = seededRandom(`${seed}:community`);
  const posts: Insertable<PostsTable>[] = [];
  const comments: SeedComment[] = [];
  const likes: PostLikesTable[] = [];
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[random.below(from.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  /** Members who had joined by then. */
  const around = (at: number): SeedMember[] => otherMembers.filter(({ joinedAgo }) => start - joinedAgo * day < at);

  const comment = (post_id: string, author: SeedMember, at: number, replyTo: SeedComment | null): SeedComment => {
    const texts = (replyTo ? replyTexts : commentTexts).map((text) => ['en', text] as const);
    const own = replyTo ? [] : (commentsOf[author.country] ?? []);
    const [language, content] = pick([...texts, ...own]);
    const number = comments.length + 1;
    const row = {
      id: `comment-${String(number).padStart(3, '0')}`,
      post_id,
      member_id: author.id,
      draft_id: `seed-${number}`,
      digest: '',
      reply_to: replyTo?.id ?? null,
      content,
      language,
      created_at: at,
      sent_at: 0,
    };
    comments.push(row);
    return row;
  };

  for (const [index, [name, language, content, ...pictures]] of postTexts.entries()) {
    const author = otherMembers.find((member) => member.name === name);
    if (!author) throw new RangeError(`nobody is called ${name}`);
    const age = ((postTexts.length - index) / postTexts.length) * 26 * day + random.below(6 * hour);
    const at = Math.round(Math.max(start - age, start - author.joinedAgo * day + hour));
    const id = `post-${String(index + 1).padStart(3, '0')}`;
    posts.push({
      id,
      member_id: author.id,
      draft_id: `seed-${index + 1}`,
      digest: '',
      content,
      language,
      urls: pictures.map((picture) => `/pictures/${picture}.svg`).join('\n'),
      created_at: at,
      publish_at: at + publishDelay,
      published_at: at + publishDelay,
      sent_at: 0,
    });
    const published = at + publishDelay;
    const later = (): number => published + Math.floor(((start - published) * (1 + random.below(60))) / 100);
    const others = around(published).filter((member) => member !== author);
    for (const member of others) {
      if (random.below(3) === 0) likes.push({ post_id: id, member_id: member.id, at: later() });
    }
    // The first one has enough for several pages.
    const count = index % 10 === 0 ? 13 : random.below(5);
    for (let written = 0; written < count && others.length > 0; written += 1) {
      const when = later();
      const first = comment(id, pick(others), when, null);
      if (random.below(4) === 0) comment(id, author, when + Math.floor((start - when) / 2), first);
    }
  }
  return { posts, comments, likes };
}
