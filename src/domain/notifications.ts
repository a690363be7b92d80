/** What a device tells a member while they look at something else: kinds, and which new thing is one (product 14.15). */
import type { Message, MessageGroup } from './messages.ts';
import type { Currency } from './money.ts';
import type { Income, MoneyRecord } from './wallet.ts';

export const notificationKinds = ['messages', 'coupons', 'notices', 'income', 'recharges', 'withdrawals'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  notificationKinds.some((kind) => kind === value);

/** How far a recharge or a withdrawal is, of what is told. */
const stagesTold = ['processing', 'arrived', 'failed'] as const;
export type NotificationStage = (typeof stagesTold)[number];

export const isNotificationStage = (value: unknown): value is NotificationStage =>
  stagesTold.some((stage) => stage === value);

/** What the browser says of showing any. */
export type NotificationPermissions = 'default' | 'granted' | 'denied' | 'unsupported';

/** What a member chose on this device. */
export interface NotificationChoice {
  member: string;
  /** None: off. */
  kinds: readonly NotificationKind[];
}

/** Whether a server also reaches the app when it is closed. */
export type NotificationReach = 'open' | 'closed';

/** Groups of messages, by what a member switches. */
export const groupOf = { messages: 'private', coupons: 'voucher', notices: 'notice' } as const satisfies Partial<
  Record<NotificationKind, MessageGroup>
>;
export type BulletinKind = keyof typeof groupOf;

/** Something that happened to a member, with what is to be said of it. */
export type News = { id: string; /** Told once by this name. */ key: string } & (
  | { kind: BulletinKind; title: string; summary: string }
  /** Null: of more than one page, so that no sum is known. */
  | { kind: 'income'; amount: bigint | null }
  | {
      kind: 'recharges' | 'withdrawals';
      amount: bigint;
      currency: Currency;
      stage: NotificationStage;
    }
);

const bulletin = (kind: BulletinKind, { id, title, summary }: Message): News => ({
  kind,
  id,
  key: `${kind}:${id}`,
  title,
  summary,
});

/** Those that nobody has read. */
export const newsOfMessages = (kind: BulletinKind, list: readonly Message[]): News[] =>
  list.filter(({ isRead }) => !isRead).map((message) => bulletin(kind, message));

const stages = { processing: 'processing', arrived: 'arrived', succeeded: 'arrived', failed: 'failed' } as const;

/** Recharges that arrived, and withdrawals as they go on. */
export function newsOfRecords(list: readonly MoneyRecord[]): News[] {
  return list.flatMap(({ id, type, amount, currency, status }): News[] => {
    const stage = stages[status as keyof typeof stages] as (typeof stages)[keyof typeof stages] | undefined;
    const kind = ({ recharge: 'recharges', withdrawal: 'withdrawals' } as const)[type as 'recharge' | 'withdrawal'];
    if (!stage || (kind !== 'withdrawals' && (kind !== 'recharges' || stage !== 'arrived'))) return [];
    return [{ kind, id, key: `${kind}:${id}:${stage}`, amount: amount < 0n ? -amount : amount, currency, stage }];
  });
}

/** What arrives at one moment is one thing. @param isAll nothing follows this page */
export function newsOfIncomes(list: readonly Income[], isAll: boolean): News[] {
  const arrived = list.filter(({ status, arrivesAt }) => status === 'received' && arrivesAt !== null);
  const last = list.at(-1)?.arrivesAt;
  return [...new Set(arrived.map(({ arrivesAt }) => arrivesAt))].map((at) => ({
    kind: 'income',
    id: String(at),
    key: `income:${at}`,
    amount: isAll || at !== last ? sumOf(arrived.filter(({ arrivesAt }) => arrivesAt === at)) : null,
  }));
}

const sumOf = (incomes: readonly Income[]): bigint => incomes.reduce((sum, { paid }) => sum + paid, 0n);

/** One notification for each thing: what comes later of it stands in its place. */
export const tagOf = ({ kind, id }: Pick<News, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Whether a push says more than what is shown of the same thing. Pushes may overtake each other: the first stage never does. */
export const isLaterStage = (stage: NotificationStage | undefined, shown: unknown): boolean =>
  stage !== undefined && stage !== 'processing' && stage !== shown;

/** Where a tap leads, as the app has it in its address. */
export function addressOf({ kind, id }: Pick<News, 'kind' | 'id'>): string {
  switch (kind) {
    case 'messages':
    case 'coupons':
    case 'notices':
      return `#/index/alert?id=${encodeURIComponent(id)}&group=${groupOf[kind]}`;
    case 'income':
      return '#/projects';
    case 'recharges':
    case 'withdrawals':
      return `#/user/record?id=${encodeURIComponent(id)}`;
  }
}

/** What the worker tells a page whose notification was tapped. */
export const tapOf = (address: string) => ({ tapped: address });

/** @returns null for anything else, and for what is no address of the app */
export function addressIn(data: unknown): string | null {
  const { tapped } = Object(data) as { tapped?: unknown };
  return typeof tapped === 'string' && tapped.startsWith('#/') ? tapped : null;
}

/** What a message about a record leads to: the record tells it. */
export const isOfRecord = (href: string): boolean => href.startsWith('#/user/record?id=');

/** What was told or seen on this device; more than a page of each call has. */
const mostKept = 400;

export const keysWith = (kept: readonly string[], keys: readonly string[]): readonly string[] =>
  [...kept.filter((key) => !keys.includes(key)), ...keys].slice(-mostKept);

/** Words for a push, by its kind: the worker has no catalog. */
export interface KeptWords {
  lang: string;
  dir: 'ltr' | 'rtl';
  titles: Readonly<Record<NotificationKind, string>>;
}
