/**
 * What is known of a device that signs in (product 5.10): browser and system as its User-Agent says, and the country of its
 * time zone. No id is kept on it and no address is looked up, so two phones of one kind in one country are one device here.
 */
import Bowser from 'bowser';
import type { MessageSubject } from '#sandbox/content/message-texts.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
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

const zoneOf = (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));

/** Every country that has a zone, by the zone; a code that another has replaced is none. */
function countriesByZone(): ReadonlyMap<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = codes
    .map((code) => ({ code, locale: new Intl.Locale(`und-${code}`) }))
    .filter(({ code, locale }) => locale.region === code);
  return new Map(
    countries.flatMap(({ code, locale }) => (locale.getTimeZones() ?? []).map((zone) => [zoneOf(zone), code] as const)),
  );
}
const countries = countriesByZone();

function placeOf(zone: string): string {
  try {
    return countries.get(zoneOf(zone)) ?? '';
  } catch {
    return '';
  }
}

/** @param zone as the device names it; whatever was sent */
export function deviceOf({ agent }: Pick<Visit, 'agent'>, zone: string): Device {
  const place = zone === '' ? '' : placeOf(zone);
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
