/** Notices, banners and documents (product 15.18). */
import { messages } from '#contract/messages.ts';
import type { DocumentKind } from '#domain/document.ts';
import { toFresh, type Client } from './client.ts';

export const loadScrollNotices = async (client: Client) => toFresh(await client.call(messages.scrollNotice, {}));

export const loadCarousel = async (client: Client) => toFresh(await client.call(messages.carousel, {}));

/** In the app's language. @param productId whose figures a cooperation agreement has; empty for the others */
export const loadDocument = async (client: Client, doc: DocumentKind, productId: string) =>
  toFresh(await client.call(messages.document, { doc, productId }));
