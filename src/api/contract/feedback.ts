/** Feedback to the people behind the app (product 15.10). */
import * as v from 'valibot';
import { feedbackRules, type FeedbackReceipt } from '#domain/feedback.ts';
import { uploadLimit } from '#domain/limits.ts';
import { draftId, memberText } from './community-wire.ts';
import { endpoint } from './endpoint.ts';
import { form } from './form.ts';
import { secret } from './secret.ts';
import { count, id, instant } from './wire.ts';

const receipt = v.pipe(
  v.object({
    /** What the member can name it by. */
    reference: id,
    createTime: instant,
    pictures: count,
  }),
  v.transform(({ createTime, ...wire }): FeedbackReceipt => ({ ...wire, at: createTime })),
);

export const feedback = {
  createFeedback: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'feedback/create',
    auth: 'member',
    input: form(
      {
        draftId,
        /** More than ten words, counted as the language of the Language header does. */
        text: memberText(feedbackRules.length),
        /** To be called at: of the member's country, or with its calling code. Empty: none. */
        phone: secret('phone', v.optional(v.pipe(v.string(), v.maxLength(40)), '')),
      },
      { text: 'comments' },
    ),
    multipart: {
      field: 'img',
      limit: uploadLimit.feedback,
      least: 0,
      most: feedbackRules.pictures,
      total: uploadLimit.feedback,
    },
    reply: receipt,
    about:
      'Feedback, with up to five pictures of 20 MB together. The same draftId gives the same answer again, with other content it is refused.',
    origin: 'spec',
  }),
  sentFeedback: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'feedback/sent',
    auth: 'member',
    input: v.object({ draftId }),
    reply: v.nullable(receipt),
    about: 'What became of feedback whose answer was lost; null: the server has never got it.',
    origin: 'ours',
  }),
};
