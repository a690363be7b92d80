/** Home's notices and banners. Spec part 7 "messages, system". */
import { messages } from '#contract/messages.ts';
import { toFresh, type Client } from './client.ts';

export const loadScrollNotices = async (client: Client) => toFresh(await client.call(messages.scrollNotice, {}));

export const loadCarousel = async (client: Client) => toFresh(await client.call(messages.carousel, {}));
