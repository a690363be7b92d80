/**
 * What the last start at an address needed: scripts, and replies that the device keeps. The next one asks for them at once, before the
 * code has come that knows what its screen needs (decision 0087).
 */
import type { Session } from '#domain/member.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LastStart } from '#storage/device.ts';
import { findReplies, findReply, keyOf, type AskedReply, type KeptReply } from '#storage/kept-reply.ts';
import { currentAddress } from './current-address.ts';
import { replies, starts } from './on-device.ts';

/** Addresses of the scripts that were asked for until now, those that the page itself names among them. */
const scriptsHere = (): string[] => [...document.scripts].map(({ src }) => src);

function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = script;
  document.head.append(link);
}

let early: Promise<ReadonlyMap<string, KeptReply | undefined>> | undefined;

/** Asks for what the last start needed, if it was one of this member and build, in this language. */
export async function beginAgain({ member, token }: Session, { tag }: Locale): Promise<void> {
  const kept = await starts;
  const here = currentAddress();
  const last =
    kept?.member === member && kept.starts.find(({ address, language }) => address === here && language === tag);
  if (!last) return;
  const own = scriptsHere();
  // Those of another build are no longer there: its page names others.
  if (!own.every((script) => last.scripts.includes(script))) return;
  for (const script of last.scripts) if (!own.includes(script)) preload(script);
  early = findReplies(replies, token, last.replies).then(
    (found) => new Map(last.replies.map((key, index) => [key, found[index]])),
    () => new Map(),
  );
}

const wanted: string[] = [];

/** A reply that the device keeps: it may be on its way. @throws Failure storage */
export async function findEarly(asked: AskedReply): Promise<KeptReply | undefined> {
  const key = keyOf(asked);
  wanted.push(key);
  return (await early)?.get(key) ?? findReply(replies, asked);
}

/** What this start needed until now. */
export const neededHere = (): Pick<LastStart, 'scripts' | 'replies'> => ({ scripts: scriptsHere(), replies: wanted });
