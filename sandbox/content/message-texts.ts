/**
 * What the sandbox tells members, by subject: said in the language of who reads it, not of who caused it. A new subject is a
 * row here and a call of `tell`. Written to rule P7: what happened and what it means for the member's money.
 */
import type { MessageKind } from '#domain/messages.ts';
import { openFigures } from './bulletins.ts';
import { sayWithFigures } from './figures.ts';
import { msg, type Text } from '#sandbox/content/msg.ts';
import { say, sayStored } from './say.ts';
import { dueIncome } from './shared-texts.ts';

type Details = Readonly<Record<string, string>>;

interface Subject {
  kind: MessageKind;
  title: Text;
  /** Arguments are filled from the details, and from the sandbox's figures. */
  content: Text;
  /** To what it is about. */
  link?: {
    text: Text;
    /** An address of the app. Names in braces are filled from the details; without one of them there is no link. */
    href: string;
  };
}

const record = { text: msg`See the record`, href: '#/user/record?id={record}' };
const security = {
  text: msg({ message: 'Security center', comment: 'Link in a message to the screen of passwords and sessions' }),
  href: '#/user/securitycenter',
};
const passkeys = { text: msg`See your passkeys`, href: '#/user/passkeys' };
const sessions = { text: msg`See where you're signed in`, href: '#/user/sessions' };
const newSignIn = msg`A new device signed in`;
const passkeyAdded = msg({
  message: 'A passkey was added',
  comment: 'Title of a message. Passkey: the WebAuthn sign-in of a device',
});
const coupons = { text: msg({ message: 'Your coupons', comment: 'Link in a message' }), href: '#/index/mycoupon' };

const subjects = {
  welcome: {
    kind: 'private',
    title: msg({ message: 'Welcome', comment: 'Title of the first message' }),
    content: msg`Take your time. Every machine has a page of facts, and you can read its agreement before you decide.`,
  },
  poorDay: {
    kind: 'private',
    link: { text: msg`See your income`, href: '#/user/earn' },
    title: msg`A day paid in part`,
    content: msg`On a poor day a machine earns less than its stated daily return. That day's income shows what was paid, and the shortfall.`,
  },
  incomeWaits: {
    kind: 'private',
    link: { text: msg({ message: 'Collect income', comment: 'Link in a message' }), href: '#/user/receiveincome' },
    title: msg`Income is due`,
    content: dueIncome,
  },
  withdrawalArrived: {
    kind: 'private',
    link: record,
    title: msg`Your withdrawal has arrived`,
    content: msg`{net} play {currency} arrived at {payee}. The fee was {fee} play {currency}.`,
  },
  withdrawalFailed: {
    kind: 'private',
    link: record,
    title: msg`Your withdrawal failed`,
    content: msg`All of it, {amount} play {currency}, is back in your balance, without a fee. It couldn't be delivered to {payee}.`,
  },
  passwordChanged: {
    kind: 'private',
    link: security,
    title: msg`Login password changed`,
    content: msg`All other devices are signed out. If this wasn't you, set a new password now and sign out everywhere.`,
  },
  contactChanged: {
    kind: 'private',
    link: security,
    title: msg({ message: 'Phone or e-mail changed', comment: 'Title of a message' }),
    content: msg`You sign in and get codes with {to}, and no longer with {from}. All other devices are signed out. If this wasn't you, tell customer service now.`,
  },
  contactAdded: {
    kind: 'private',
    link: security,
    title: msg({ message: 'Phone or e-mail added', comment: 'Title of a message' }),
    content: msg`You can sign in and get codes with {to} too. All other devices are signed out. If this wasn't you, tell customer service now.`,
  },
  newDevice: {
    kind: 'private',
    link: sessions,
    title: newSignIn,
    content: msg`{browser} on {system} signed in to your account. If this wasn't you, end that session and change your login password.`,
  },
  unknownDevice: {
    kind: 'private',
    link: sessions,
    title: newSignIn,
    content: msg`A device that we don't recognise signed in to your account. If this wasn't you, end that session and change your login password.`,
  },
  passkeyAdded: {
    kind: 'private',
    link: passkeys,
    title: passkeyAdded,
    content: msg`“{name}” can sign you in and confirm withdrawals. If you didn't add it, remove it and change your passwords.`,
  },
  signInPasskeyAdded: {
    kind: 'private',
    link: passkeys,
    title: passkeyAdded,
    content: msg`“{name}” can sign you in. If you didn't add it, remove it and change your login password.`,
  },
  passkeyRemoved: {
    kind: 'private',
    link: passkeys,
    title: msg({ message: 'A passkey was removed', comment: 'Title of a message' }),
    content: msg`“{name}” no longer signs you in. If you didn't remove it, change your login password and sign out everywhere.`,
  },
  passkeysEnded: {
    kind: 'private',
    link: passkeys,
    title: msg({ message: 'Your passkeys were removed', comment: 'Title of a message' }),
    content: msg`You set a new login password by code, so your old passkeys no longer sign you in or confirm withdrawals. You can add them again.`,
  },
  fundPasswordChanged: {
    kind: 'private',
    link: security,
    title: msg`Fund password changed`,
    content: msg`Withdrawals now ask for the new one. If this wasn't you, change your login password and sign out everywhere.`,
  },
  passkeysOnlySignIn: {
    kind: 'private',
    link: passkeys,
    title: msg({ message: 'Your passkeys only sign you in now', comment: 'Title of a message' }),
    content: msg`Your fund password is new, so they no longer confirm withdrawals. To use one for that, remove it and add it again.`,
  },
  couponReceived: {
    kind: 'voucher',
    link: coupons,
    title: msg`A coupon for you`,
    content: msg`{coupon}. You can use it once, when you buy. The promotion budget pays what it covers.`,
  },
  couponExpired: {
    kind: 'voucher',
    link: coupons,
    title: msg`A coupon has expired`,
    content: msg`{coupon}. You didn't use it, and nothing was taken from your balance.`,
  },
  postPublished: {
    kind: 'private',
    link: { text: msg({ message: 'See community', comment: 'Link in a message' }), href: '#/dynamic' },
    title: msg`Your post is published`,
    content: msg`The guidance manager looked at it. All members can see it now.`,
  },
  /** What the panel sends where it is given no words of its own. */
  openFigures: {
    kind: 'private',
    link: { text: msg`See the figures`, href: '#/index/transparency' },
    title: openFigures.title,
    content: openFigures.summary,
  },
} as const satisfies Record<string, Subject>;

export type MessageSubject = keyof typeof subjects;

export const messageSubjects = Object.keys(subjects) as readonly MessageSubject[];

export const kindOf = (subject: MessageSubject): MessageKind => subjects[subject].kind;

const isSubject = (subject: string): subject is MessageSubject => Object.hasOwn(subjects, subject);

/** Where a message leads; null for one about nothing that can be opened. */
export function linkOf(subject: string, details: Details, language: string): { text: string; href: string } | null {
  const link = isSubject(subject) ? (subjects[subject] as Subject).link : undefined;
  if (!link) return null;
  const names = [...link.href.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // One that an older version wrote does not say.
  if (names.some((name) => details[name] === undefined)) return null;
  const href = link.href.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(details[name] ?? ''));
  return { text: say(language)(link.text), href };
}

export function wordsOf(subject: string, details: Details, language: string): { title: string; content: string } {
  // A subject that an older version wrote and this one does not know.
  if (!isSubject(subject)) return { title: subject, content: '' };
  const { title, content } = subjects[subject];
  const told = Object.entries(details).map(([name, detail]) => [name, sayStored(detail, language)]);
  return { title: say(language)(title), content: sayWithFigures(language)(content, Object.fromEntries(told)) };
}
