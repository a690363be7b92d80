/** Feedback: kept once for each id that a device made up, with its pictures, and shown on the panel (product 13.10). */
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { feedback } from '#contract/feedback.ts';
import { feedbackRules } from '#domain/feedback.ts';
import { reachablePhone } from '#domain/phone-number.ts';
import { countWords } from '#domain/words.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { digestOf, limitRate, refuseOther, takeTurn } from './member-writing.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { keepPicture, remakePicture, type Picture } from '#sandbox/services/members/pictures.ts';

/** Of a member in any minute. Ours. */
export const feedbackAllowed = 20;

type Receipt = Answers<typeof feedback.createFeedback>;

/** @returns what was sent under that id before, and its digest */
async function findSent(
  db: Context['db'],
  memberId: string,
  draftId: string,
): Promise<{ digest: string; receipt: Receipt } | null> {
  const found = await db
    .selectFrom('feedback')
    .leftJoin('feedback_pictures', 'feedback_pictures.feedback_id', 'feedback.id')
    .select(({ fn }) => ['feedback.id', 'digest', 'at', fn.count<bigint>('picture_id').as('pictures')])
    .where('member_id', '=', memberId)
    .where('draft_id', '=', draftId)
    .groupBy('feedback.id')
    .executeTakeFirst();
  if (!found) return null;
  const { id, digest, at, pictures } = found;
  return { digest, receipt: { reference: id, createTime: at, pictures: Number(pictures) } };
}

/** @throws Refusal accountInvalid */
async function phoneOf(context: Context, memberId: string, typed: string): Promise<string> {
  if (typed.trim() === '') return '';
  const { country } = await findById(context, memberId);
  const phone = reachablePhone(country, typed);
  if (phone === null) throw new Refusal(codes.accountInvalid, "That isn't a phone number");
  return phone;
}

export const feedbackHandlers: VisitHandlers<typeof feedback> = {
  async createFeedback(context, { caller, input: { draftId, text: comments, phone: typed }, files }) {
    const { db, clock, random, wallClock } = context;
    const phone = await phoneOf(context, caller.id, typed);
    const digest = digestOf(comments, phone, ...files);
    const sentBefore = async (at: Context['db']): Promise<Receipt | null> => {
      const known = await findSent(at, caller.id, draftId);
      if (known) refuseOther(known, digest);
      return known?.receipt ?? null;
    };
    const before = await sentBefore(db);
    if (before) return { data: before };
    // Counted as its language does: one that arrived before is there, whatever it is sent again in.
    if (countWords(comments, caller.language.replace('_', '-')) <= feedbackRules.words) {
      throw new Refusal(codes.tooFewWords, `Write more than ${feedbackRules.words} words`);
    }
    // One after another, and outside of the transaction: decoding takes memory and time.
    const pictures: Picture[] = [];
    for (const file of files) pictures.push(await remakePicture('feedback', file));
    return db.transaction().execute(async (trx) => {
      await takeTurn(trx, caller.id);
      const meanwhile = await sentBefore(trx);
      if (meanwhile) return { data: meanwhile };
      await limitRate(trx, 'feedback', caller.id, feedbackAllowed, wallClock.now());
      const id = `FB-${random.hex(5).toUpperCase()}`;
      const at = clock.now();
      await trx
        .insertInto('feedback')
        .values({
          id,
          member_id: caller.id,
          draft_id: draftId,
          digest,
          comments,
          phone,
          at,
          sent_at: wallClock.now(),
        })
        .execute();
      for (const [position, picture] of pictures.entries()) {
        const pictureId = await keepPicture({ ...context, db: trx }, caller.id, 'feedback', picture);
        await trx
          .insertInto('feedback_pictures')
          .values({ feedback_id: id, position, picture_id: pictureId })
          .execute();
      }
      return { data: { reference: id, createTime: at, pictures: pictures.length } };
    });
  },

  async sentFeedback({ db }, { caller, input: { draftId } }) {
    return { data: (await findSent(db, caller.id, draftId))?.receipt ?? null };
  },
};
