/**
 * What members report: read and decided by the operator on the panel, who hides it or lets it stand (product 13.14). Who
 * reported it is in no reply to anybody.
 */
import type { moderation } from '#contract/moderation.ts';
import { codes } from '#contract/codes.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { announce } from '#sandbox/services/messages/tell.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { limitRate, takeTurn } from './member-writing.ts';
import { othersWords } from './others-words.ts';
import { movePictures } from './post-pictures.ts';

/** Reports of a member in any minute. Ours. */
export const reportsAllowed = 10;

export const reportHandlers: Pick<VisitHandlers<typeof moderation>, 'report'> = {
  async report({ db, clock, random, wallClock }, { caller, input: { kind, wordsId, about, reason, note } }) {
    const { authorId, content } = await othersWords(db, caller.id, { kind, id: wordsId });
    if (authorId === caller.id) throw new Refusal(codes.badInput, 'These are your own words');
    const subject = about === 'words' ? wordsId : authorId;
    await db.transaction().execute(async (trx) => {
      await takeTurn(trx, caller.id);
      const known = await trx
        .selectFrom('reports')
        .select(['id', 'decision'])
        .where('member_id', '=', caller.id)
        .where('about', '=', about)
        .where('subject_id', '=', subject)
        .executeTakeFirst();
      if (known?.decision === null) return;
      await limitRate(trx, 'reports', caller.id, reportsAllowed, wallClock.now());
      const said = {
        kind,
        words_id: wordsId,
        reason,
        note,
        excerpt: content,
        at: clock.now(),
        sent_at: wallClock.now(),
        decision: null,
      };
      // One that is decided says nothing of what the words are now, and who still looks at it decides nothing of them.
      const told = { ...said, id: `report-${random.hex(12)}` };
      if (known) await trx.updateTable('reports').set(told).where('id', '=', known.id).execute();
      else {
        await trx
          .insertInto('reports')
          .values({
            ...told,
            member_id: caller.id,
            author_id: authorId,
            about,
            subject_id: subject,
          })
          .execute();
      }
    });
    return { data: {} };
  },
};

/**
 * Decides a report. Hiding decides all others about the same: hiding a member hides all that they wrote so far, with its
 * pictures. Dismissing decides those of the same text alone: words that were edited since are still to be judged.
 * @throws Refusal notFound for one that is decided
 */
export const decideReport = (
  { db, clock, random }: Context,
  id: string,
  decision: 'hidden' | 'dismissed',
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .select(['kind', 'about', 'subject_id', 'excerpt'])
      .where('id', '=', id)
      .where('decision', 'is', null)
      .executeTakeFirst();
    if (!report) throw new Refusal(codes.notFound, 'There is no such open report');
    const { kind, about, subject_id, excerpt } = report;
    await trx
      .updateTable('reports')
      .set({ decision })
      .where('about', '=', about)
      .where('subject_id', '=', subject_id)
      .where('decision', 'is', null)
      .$if(decision === 'dismissed', (others) => others.where('excerpt', '=', excerpt))
      .execute();
    if (decision === 'dismissed') return;
    const column = about === 'words' ? 'id' : 'member_id';
    const hidden_at = clock.now();
    if (about === 'member' || kind === 'post') {
      const hidden = await trx
        .updateTable('posts')
        .set({ hidden_at })
        .where(column, '=', subject_id)
        .where('hidden_at', 'is', null)
        .returning(['id', 'urls'])
        .execute();
      for (const post of hidden) await movePictures({ trx, random }, post);
    }
    if (about === 'member' || kind === 'comment') {
      await trx
        .updateTable('comments')
        .set({ hidden_at })
        .where(column, '=', subject_id)
        .where('hidden_at', 'is', null)
        .execute();
    }
    await announce({ trx }, 'feed');
  });
