/** The messages backend: notices, banners, documents (product 15.18). */
import * as v from 'valibot';
import { documentKinds } from '#domain/document.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, nothing, ownFile, text } from './wire.ts';

const notice = v.object({ id, title: text, content: text, time: instant });

export const messages = {
  scrollNotice: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/scroll-notice',
    auth: 'member',
    input: nothing,
    reply: v.array(notice),
    about: 'The lines that scroll on the home screen.',
    origin: 'spec',
  }),
  carousel: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/carousel',
    auth: 'member',
    input: nothing,
    reply: v.array(
      v.pipe(
        v.object({
          id,
          img: ownFile,
          title: text,
          /** A route of the app, or empty. */
          href: text,
        }),
        v.transform(({ img, ...wire }) => ({ ...wire, image: img })),
      ),
    ),
    about: 'Home banners. Their pictures carry no words: title is shown as text.',
    origin: 'spec',
  }),
  walletNotice: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/wallet-notice',
    auth: 'member',
    input: nothing,
    reply: v.array(notice),
    about: 'What members should know on the wallet tab.',
    origin: 'spec',
  }),
  document: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'sys/document',
    auth: 'member',
    input: v.object({
      /** The cooperation agreement, or how the wallet works: fees, window, limits, times. */
      doc: v.picklist(documentKinds),
      productId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    }),
    reply: v.object({
      version: id,
      title: text,
      /** Paragraphs of plain text; a heading has level 2. */
      blocks: v.array(v.object({ kind: v.picklist(['heading', 'paragraph']), text })),
    }),
    about: "A document in the language of the Language header, with the product's own figures.",
    origin: 'ours',
  }),
};
