/** News, notices in full, and what the home screen announces (product 13.1, 13.3). */
import { codes } from '#contract/codes.ts';
import type { news } from '#contract/news.ts';
import { homeVideo, pictures } from '#sandbox/content/home-video.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { bulletinById, bulletinsIn, fullText } from './bulletin-words.ts';
import { messageWords } from './inbox.ts';

/** More than there ever are at once. */
const popups = { pageNum: 1, pageSize: 20 };

const paragraphs = (content: string) =>
  content
    .split(/\n+/)
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph' as const, text, href: '' }));

/** A member's own message; null for one that is another's or does not exist. */
async function ownMessage({ db }: Context, caller: { id: string; language: string }, id: string) {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', caller.id)
    .executeTakeFirst();
  if (!row) return null;
  const { title, content, link } = messageWords(row, caller.language);
  const blocks = [...paragraphs(content), ...(link ? [{ kind: 'link' as const, ...link }] : [])];
  return { id, title, img: '', time: row.created_at, blocks };
}

/** A line of the home screen or of the wallet. */
async function notice({ db }: Context, language: string, id: string) {
  const rows = await db.selectFrom('notices').selectAll().where('id', '=', id).execute();
  const row = rows.find((one) => one.language === language) ?? rows.find((one) => one.language === 'en_US');
  return row && { id, title: row.title, img: '', time: row.created_at, blocks: paragraphs(row.content) };
}

export const newsHandlers: Handlers<typeof news> = {
  async info(context, { caller, input: { id } }) {
    const bulletin = await bulletinById(context, id, caller.language);
    const found = bulletin
      ? fullText(bulletin)
      : ((await ownMessage(context, caller, id)) ?? (await notice(context, caller.language, id)));
    if (!found) throw new Refusal(codes.notFound, 'There is no such message');
    return { data: found };
  },

  async newsList(context, { caller, input }) {
    const { total, list } = await bulletinsIn(context, 'news', caller.language, input);
    return {
      data: {
        total,
        list: list.map(({ id, title, summary, img, created_at }) => ({
          id,
          title,
          content: summary,
          img,
          time: created_at,
        })),
      },
    };
  },

  async popupNotice(context, { caller }) {
    const { list } = await bulletinsIn(context, 'popup', caller.language, popups);
    return { data: list.map(fullText) };
  },

  homeVideo: async (_context, { caller }) => ({ data: homeVideo(caller.language) }),

  pictures: async (_context, { caller, input }) => ({ data: pictures(input.type, caller.language) }),
};
