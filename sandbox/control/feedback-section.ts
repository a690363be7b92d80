/** What members sent to the people behind the app: feedback, and screenshots of the group-join bonus. */
import { html } from 'hono/html';
import { sql } from 'kysely';
import { panelPicturePath } from '#sandbox/http/picture-routes.ts';
import type { Context } from '#sandbox/context.ts';

interface ShownFeedback {
  id: string;
  name: string;
  comments: string;
  phone: string;
  /** Ids, the first first; with commas. */
  pictures: string;
}

export interface FeedbackFacts {
  feedback: readonly ShownFeedback[];
  joins: readonly { name: string; picture_id: string; reason: string }[];
}

/** The newest of each. */
export async function readFeedbackFacts({ db }: Context): Promise<FeedbackFacts> {
  const feedback = await sql<ShownFeedback>`select feedback.id, members.name, comments, feedback.phone,
      coalesce((select string_agg(picture_id, ',' order by position) from feedback_pictures
        where feedback_id = feedback.id), '') as pictures
    from feedback join members on members.id = feedback.member_id order by feedback.at desc, feedback.id limit 10`.execute(
    db,
  );
  const joins = await db
    .selectFrom('group_joins')
    .innerJoin('members', 'members.id', 'group_joins.member_id')
    .select(['members.name', 'picture_id', 'reason'])
    // Of who deleted their account nothing is left to look at.
    .where('picture_id', 'is not', null)
    .$narrowType<{ picture_id: string }>()
    .orderBy('at', 'desc')
    .limit(10)
    .execute();
  return { feedback: feedback.rows, joins };
}

const picture = (id: string) =>
  html`<a href="${panelPicturePath}/${id}"
    ><img src="${panelPicturePath}/${id}" alt="Picture" loading="lazy" height="48"
  /></a>`;

export const feedbackSection = ({ feedback: { feedback, joins } }: { feedback: FeedbackFacts }) =>
  html` <section id="letters" data-part>
    <h2>Feedback and group screenshots</h2>
    ${
      feedback.length + joins.length === 0
        ? html`<p class="subtle">None yet. What members send from the app shows here.</p>`
        : html`<dl>
            ${feedback.map(
              ({ id, name, comments, phone, pictures }) =>
                html`<dt><bdi>${name}</bdi> (${id})</dt>
                  <dd><bdi>${comments}</bdi> ${phone} ${pictures === '' ? '' : pictures.split(',').map(picture)}</dd>`,
            )}
            ${joins.map(
              ({ name, picture_id, reason }) =>
                html`<dt><bdi>${name}</bdi> (group bonus, ${reason === '' ? 'credited' : 'not credited'})</dt>
                  <dd>${picture(picture_id)}</dd>`,
            )}
          </dl>`
    }
  </section>`;
