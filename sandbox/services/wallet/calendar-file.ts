/** What comes, as a calendar file (RFC 5545): lines of 75 bytes at most, escaped texts, and ids that stay the same. */
import { createHash } from 'node:crypto';
import type { Coming, ComingKind } from '#domain/coming.ts';
import { formatAmount } from '#domain/money.ts';
import { msg, type Text } from '#sandbox/content/msg.ts';
import { say } from '#sandbox/content/say.ts';

interface About {
  memberId: string;
  /** As the Language header has it. */
  language: string;
  now: number;
}

const summaries: Record<ComingKind, Text> = {
  income: msg`{about}: up to {amount} play {currency}`,
  principal: msg`{about}: {amount} play {currency} comes back`,
  arrival: msg`{amount} play {currency} arrives in your balance`,
  withdrawal: msg`{amount} play {currency} arrives at {about}`,
  recharge: msg`Recharge of {amount} play {currency} is credited`,
  cancelUntil: msg`{about}: last moment to cancel`,
};
const planned = msg`Planned from what your orders state. A day's income can be less.`;

const lineBytes = 75;
const encoder = new TextEncoder();

/** Backslash, semicolon, comma and line break have a meaning in texts. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Lines go on after a space; a character is never cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** `20261116T043000Z`. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The same for the same thing whenever the file is made: a calendar that has it takes the newer one. */
const uidOf = ({ id }: Coming, { memberId }: About): string =>
  `${createHash('sha256').update(`${memberId}\n${id}`).digest('hex').slice(0, 32)}@dayrent.example`;

function eventOf(event: Coming, about: About): string[] {
  const { kind, at, until, money } = event;
  const speak = say(about.language);
  const values = {
    about: event.about,
    amount: money ? formatAmount(money.amount) : '',
    currency: money?.currency ?? '',
  };
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, about)}`,
    `DTSTAMP:${stamp(about.now)}`,
    `DTSTART:${stamp(at)}`,
    ...(until !== null && until > at ? [`DTEND:${stamp(until)}`] : []),
    `SUMMARY:${escaped(speak(summaries[kind], values))}`,
    ...(kind === 'income' ? [`DESCRIPTION:${escaped(speak(planned))}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** An end that has passed is no plan: one that takes longer than said is not in the file. */
const isPlan = ({ at, until }: Coming): boolean => until === null || until >= at;

export function calendarFile(events: readonly Coming[], about: About): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dayrent//What comes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events
      .filter(isPlan)
      .toSorted((one, other) => one.at - other.at)
      .flatMap((event) => eventOf(event, about)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
