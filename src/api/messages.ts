/** Messages, notices and news (product 15.18, 15.19). */
import { inbox } from '#contract/inbox.ts';
import { news } from '#contract/news.ts';
import { pageSize } from '#domain/limits.ts';
import type { MessageGroup } from '#domain/messages.ts';
import { toFresh, type Client } from './client.ts';

export const loadUnread = async (client: Client) => toFresh(await client.call(inbox.unread, {}));

/** A page of one group, newest first. */
export const loadMessages = async (client: Client, group: MessageGroup, pageNum: number) =>
  toFresh(
    group === 'notice'
      ? await client.call(inbox.stationNews, { pageNum, pageSize })
      : await client.call(inbox.memberMessages, { group, pageNum, pageSize }),
  );

/** One of the group, or with an empty id all of it that was there at `upTo`, ms. A second time changes nothing. */
export async function markRead(
  client: Client,
  which: { group: MessageGroup; id: string; upTo: number },
): Promise<void> {
  await client.call(inbox.markRead, which);
}

/** A message, notice or news item in full. @throws Failure rejected with `notFound` */
export const loadBulletin = async (client: Client, id: string) => toFresh(await client.call(news.info, { id }));

/** @param find a text in title or summary; empty: all news */
export const loadNews = async (client: Client, pageNum: number, find: string) =>
  toFresh(await client.call(news.newsList, { pageNum, pageSize, ...(find !== '' && { find }) }));

export const loadPopups = async (client: Client) => toFresh(await client.call(news.popupNotice, {}));

export const loadHomeVideo = async (client: Client) => toFresh(await client.call(news.homeVideo, {}));

/** Pictures for a place of the app. */
export const loadPictures = async (client: Client, type: 'news' | 'video') =>
  toFresh(await client.call(news.pictures, { type }));
