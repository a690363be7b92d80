/** News, notices in full and what the home screen announces, of the messages backend (product 15.18). */
import * as v from 'valibot';
import type { Bulletin, HomeVideo, NewsItem, TextBlock } from '#domain/messages.ts';
import { endpoint } from './endpoint.ts';
import { find, page, paging } from './page.ts';
import { id, instant, nothing, ownFile, text } from './wire.ts';

const block = v.object({
  kind: v.picklist(['heading', 'paragraph', 'item', 'link']),
  text,
  /** Of a link; otherwise empty. */
  href: text,
});
const blocks = v.pipe(
  v.array(block),
  v.transform((list): readonly TextBlock[] => list),
);

const bulletin = v.pipe(
  v.object({ id, title: text, img: ownFile, time: instant, blocks }),
  v.transform(({ img, time, ...wire }): Bulletin => ({ ...wire, image: img, at: time })),
);

const newsItem = v.pipe(
  v.object({ id, title: text, content: text, img: ownFile, time: instant }),
  v.transform(({ content, img, time, ...wire }): NewsItem => ({ ...wire, summary: content, image: img, at: time })),
);

const video = v.pipe(
  v.object({ title: text, img: ownFile, src: ownFile, type: text, transcript: v.array(text) }),
  v.transform(({ img, ...wire }): HomeVideo => ({ ...wire, poster: img })),
);

export const news = {
  info: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/info',
    auth: 'member',
    input: v.object({ id }),
    reply: bulletin,
    about: 'One message of the member, notice or news item in full. Another member’s is one that does not exist.',
    origin: 'spec',
  }),
  newsList: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'news/list',
    auth: 'member',
    input: v.object({ ...paging, find }),
    reply: page(newsItem),
    about: 'News, newest first; with `find` those whose title or summary has the text.',
    origin: 'spec',
  }),
  popupNotice: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/popup-notice',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(bulletin),
      v.transform((list): readonly Bulletin[] => list),
    ),
    about: 'What comes up over the home screen, newest first: the app shows the first that was not closed yet.',
    origin: 'spec',
  }),
  homeVideo: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/home-video',
    auth: 'member',
    input: nothing,
    reply: v.nullable(video),
    about: 'The video of the home screen, with its words; null: there is none.',
    origin: 'spec',
  }),
  pictures: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'img/query',
    auth: 'member',
    input: v.object({ type: v.picklist(['news', 'video']) }),
    reply: v.array(
      v.pipe(
        v.object({ id, img: ownFile, title: text }),
        v.transform(({ img, ...wire }) => ({ ...wire, image: img })),
      ),
    ),
    about: 'Pictures for a place of the app, each with words for who can’t see it.',
    origin: 'spec',
  }),
};
