/** News, notices in full, and what the home screen announces (product 13.1, 13.3). */
import { codes } from '#contract/codes.ts';
import type { news } from '#contract/news.ts';
import { homeVideo, pictures } from '#sandbox/content/home-video.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { bulletinsIn, bulletinsWith, fullText, fullTextById } from './bulletin-words.ts';
import { messageWords } from './inbox.ts';
import { noticeById } from './notice-lines.ts';

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
async function notice(context: Context, id: string, language: string) {
  const line = await noticeById(context, id, language);
  return line && { id, title: line.title, img: '', time: line.time, blocks: paragraphs(line.content) };
}

export const newsHandlers: Handlers<typeof news> = {
  async info(context, { caller, input: { id } }) {
    const found =
      (await fullTextById(context, id, caller.language)) ??
      (await ownMessage(context, caller, id)) ??
      (await notice(context, id, caller.language));
    if (!found) throw new Refusal(codes.notFound, 'There is no such message');
    return { data: found };
  },

  async newsList(context, { caller, input }) {
    const { find = '', ...paging } = input;
    const { total, list } = await (find === ''
      ? bulletinsIn(context, 'news', caller.language, paging)
      : bulletinsWith(context, 'news', caller.language, { ...paging, find }));
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
    return { data: list.map((row) => fullText(row, caller.language)) };
  },

  homeVideo: async (_context, { caller }) => ({ data: homeVideo(caller.language) }),

  pictures: async (_context, { caller, input }) => ({ data: pictures(input.type, caller.language) }),
};
