/**
 * What is known of a device that signs in (product 5.10): browser and system as its User-Agent says, and the country of its
 * time zone. No id is kept on it and no address is looked up, so two phones of one kind in one country are one device here.
 */
import Bowser from 'bowser';
import type { MessageSubject } from '#sandbox/content/message-texts.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { countries } from '#sandbox/services/app/countries.ts';
import type { ServedContext, Visit } from '#sandbox/visit.ts';

/** Empty where it isn't known. */
export interface Device {
  browser: string;
  system: string;
  /** A country's two letters. */
  place: string;
}

export const unknownDevice: Device = { browser: '', system: '', place: '' };

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Of other agents Bowser repeats the words, which are anybody's: members are shown names from its lists alone. */
const oneOf = (names: ReadonlySet<string>, name = ''): string => (names.has(name) ? name : '');

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
/** The house's own first: whoever signs in is mostly there. */
const codes = new Set([
  ...countries.map(({ code }) => code),
  ...letters.flatMap((first) => letters.map((second) => first + second)),
]);

/** None for a code that another has replaced. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`);
  return locale.region === code ? (locale.getTimeZones() ?? []) : [];
}

/** By canonical zones, of which there are some hundreds: all countries take too long to look through again. */
const places = new Map<string, string>();

/** In its one form; null for what is no zone, or a distance from UTC alone. */
function canonicalZone(zone: string): string | null {
  if (!/^[a-z]/i.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function placeOf(typed: string): string {
  const zone = canonicalZone(typed);
  if (zone === null) return '';
  const place = places.get(zone) ?? codes.values().find((code) => zonesOf(code).includes(zone)) ?? '';
  places.set(zone, place);
  return place;
}

/** @param zone as the device names it; whatever was sent */
export function deviceOf({ agent }: Pick<Visit, 'agent'>, zone: string): Device {
  const place = placeOf(zone);
  if (agent === '') return { ...unknownDevice, place };
  const { browser, os } = Bowser.parse(agent);
  return { browser: oneOf(browsers, browser.name), system: oneOf(systems, os.name), place };
}

/** Tells the member of a device that they haven't used before; of the first of all they know. */
export async function noteDevice({ db, clock }: ServedContext, memberId: string, device: Device): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    const { length: added } = await trx
      .insertInto('known_devices')
      .values({ member_id: memberId, ...device, first_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('member_id')
      .execute();
    if (added === 0) return;
    const all = await trx.selectFrom('known_devices').select('browser').where('member_id', '=', memberId).execute();
    if (all.length === 1) return;
    const { browser, system, place } = device;
    const subject: MessageSubject = browser !== '' && system !== '' ? 'newDevice' : 'unknownDevice';
    const about = [browser, system, place].join('/');
    await tell({ trx, at }, { memberId, subject, about, details: { browser, system } });
  });
}
