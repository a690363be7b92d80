/** What the member is told: messages to them alone, notices and news to everybody (product 13.2, 13.3). */

/** `voucher`: about coupons. */
export const messageKinds = ['private', 'voucher'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The groups of the messages screen, each with its unread count. */
export const messageGroups = ['private', 'notice', 'voucher'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/** How many are unread, by group. */
export type Unread = Readonly<Record<MessageGroup, number>>;

export const unreadInAll = (unread: Unread): number => unread.private + unread.notice + unread.voucher;

/** One line of a list: what it says in full is read by its id. */
export interface Message {
  id: string;
  title: string;
  /** Its first words. */
  summary: string;
  /** ms since the epoch. */
  at: number;
  isRead: boolean;
}

/** A piece of a text. Nothing else is marked up: there is no HTML and nothing to parse. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'link';
  text: string;
  /** Of a link, as the server has it: not to be opened before it is looked at. Otherwise empty. */
  href: string;
}

/** A message, notice or news item in full. */
export interface Bulletin {
  id: string;
  title: string;
  /** Address of a picture; empty for none. */
  image: string;
  blocks: readonly TextBlock[];
  at: number;
}

export interface NewsItem {
  id: string;
  title: string;
  summary: string;
  image: string;
  at: number;
}

export interface HomeVideo {
  title: string;
  poster: string;
  src: string;
  /** Media type of `src`. */
  type: string;
  /** What it shows, for who can't see it. */
  transcript: readonly string[];
}

/** What may have changed on the server: the socket says so, and the ordinary calls are made again. */
export const changeKinds = ['messages', 'notices', 'feed', 'wallet', 'sessions', 'passkeys'] as const;
export type ChangeKind = (typeof changeKinds)[number];
