/**
 * Notices, news and the panel's announcement, by what their row names. Rule P7: what happens, never a promise. They are written
 * before any book: what a machine earned, the book alone says (rule P2).
 */
import { hour, day } from '#domain/limits.ts';
import { heading, item, link, paragraph, type Writing } from './blocks.ts';
import { msg, type Text } from '#sandbox/content/msg.ts';
import { weekend, withdrawalHours } from './shared-texts.ts';

export interface BulletinWords extends Writing {
  summary: Text;
}

interface BulletinText extends BulletinWords {
  id: string;
  kind: 'notice' | 'news';
  img: string;
  /** How long before the demo's start it was published, ms. */
  age: number;
}

export const bulletins: readonly BulletinText[] = [
  {
    id: 'notice-hours',
    kind: 'notice',
    img: '',
    age: 6 * hour,
    title: msg`When you can withdraw`,
    summary: msg`{firstDay} to {lastDay}, {opensAt} to {closesAt}, in your region's time.`,
    blocks: [
      paragraph(withdrawalHours),
      heading(msg`What it costs and when it arrives`),
      item(msg`The fee is {withdrawalPercent}%. You see it, and what arrives, before you confirm.`),
      item(
        msg`It arrives {arrivalFrom} to {arrivalTo, plural, one {# hour} other {# hours}} later. If it fails, you get it all back.`,
      ),
      link(msg`How the wallet works`, '#/user/pdf?doc=wallet'),
    ],
  },
  {
    id: 'notice-weekend',
    kind: 'notice',
    img: '',
    age: 3 * day,
    title: msg`Nothing is credited on Saturday and Sunday`,
    summary: msg`Income due at the weekend is credited on Monday.`,
    blocks: [
      paragraph(weekend),
      link(msg({ message: 'Your income', comment: 'Link in a notice' }), '#/user/receiveincome'),
    ],
  },
  {
    id: 'notice-passwords',
    kind: 'notice',
    img: '',
    age: 11 * day,
    title: msg`We never ask for your password`,
    summary: msg`Not the guidance manager, not customer service, not by phone.`,
    blocks: [
      paragraph(
        msg`The guidance manager and customer service never ask for a password or a code. Anyone who does isn't one of us.`,
      ),
      paragraph(msg`Did you give one away? Change it, and sign out on all devices.`),
      link(
        msg({ message: 'Security center', comment: 'Link in a notice to the screen of passwords and sessions' }),
        '#/user/securitycenter',
      ),
    ],
  },
  {
    id: 'news-crane',
    kind: 'news',
    img: '/pictures/harbour-crane-h2.svg',
    age: 1 * day,
    title: msg`A stormy day at the harbour`,
    summary: msg`Each poor day's income shows its shortfall.`,
    blocks: [
      paragraph(
        msg`A small electric crane that unloads fishing boats. Boat owners pay for each lift; on stormy days there are few.`,
      ),
      heading(msg`What it means for those who rent it`),
      item(msg`On a poor day, income is what the crane earned, not the stated daily return.`),
      item(msg`The shortfall is shown with each income. It isn't filled later.`),
      item(msg`The price stays in escrow and comes back when the order ends.`),
      link(msg`The harbour crane, day by day`, '#/index/detail?productId=harbour-crane-h2'),
    ],
  },
  {
    id: 'news-ice',
    kind: 'news',
    img: '/pictures/ice-maker-i2.svg',
    age: 4 * day,
    title: msg`The ice maker on the pier has a new compressor`,
    summary: msg`It stood still for one morning.`,
    blocks: [
      paragraph(
        msg`The ice maker stood still for one morning while its compressor was changed. Crews bought their ice next door.`,
      ),
    ],
  },
  {
    id: 'news-mill',
    kind: 'news',
    img: '/pictures/solar-mill-s3.svg',
    age: 9 * day,
    title: msg`How a solar mill spends a day`,
    summary: msg`From the first sack at sunrise to the last sweep of the floor.`,
    blocks: [
      paragraph(
        msg`The mill starts when the sun reaches its panels, and stops under thick cloud. Farmers bring their grain by the sack.`,
      ),
      paragraph(msg`On a clear day it grinds forty sacks, on a grey one ten. Its earnings follow.`),
      link(msg`The solar mill`, '#/index/detail?productId=solar-mill-s3'),
    ],
  },
];

/** What the panel sends where it is given no words of its own. */
export const openFigures: BulletinWords = {
  title: msg`See where the money is`,
  summary: msg`Every member can see what each machine earned and paid.`,
  blocks: [
    paragraph(msg`Every member can see what each machine earned, what it paid and its shortfall, day by day.`),
    link(msg`See the figures`, '#/index/transparency'),
  ],
};

const bySubject = new Map<string, BulletinWords>([
  ['openFigures', openFigures],
  ...bulletins.map((bulletin) => [bulletin.id, bulletin] as const),
]);

/** @param subject of a row; empty: its own words count */
export const bulletinWords = (subject: string): BulletinWords | null => bySubject.get(subject) ?? null;
