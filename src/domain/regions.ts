/**
 * Regions (product 4.2): the time zone that a member's days are of, and how dates are written there. The first six are
 * the wire's `timezoneType`; each further country has one of its own, with the zone that most of its people live in.
 */

interface Place {
  /** ISO 3166 alpha-2; empty for UTC, which is nobody's. */
  country: string;
  zone: string;
  pattern: string;
  /** `timezoneType` on the wire: the first six by themselves, others by the pattern that they share, if any. */
  type: 0 | 1 | 2 | 3 | 4 | 5;
}

const dots = 'dd.MM.yyyy - HH:mm';
const slashes = 'dd/MM/yyyy HH:mm';
const yearFirst = 'yyyy/MM/dd HH:mm';

/** Kept by their place in this list, with members and in sessions: it grows at its end. */
const places = [
  { country: '', zone: 'UTC', pattern: 'dd-MM-yyyy', type: 0 },
  { country: 'IN', zone: 'Asia/Kolkata', pattern: slashes, type: 1 },
  { country: 'TR', zone: 'Europe/Istanbul', pattern: dots, type: 2 },
  { country: 'KE', zone: 'Africa/Nairobi', pattern: slashes, type: 3 },
  { country: 'BR', zone: 'America/Sao_Paulo', pattern: slashes, type: 4 },
  { country: 'DE', zone: 'Europe/Berlin', pattern: dots, type: 5 },
  { country: 'US', zone: 'America/New_York', pattern: 'MM/dd/yyyy HH:mm', type: 0 },
  { country: 'ES', zone: 'Europe/Madrid', pattern: dots, type: 5 },
  { country: 'IT', zone: 'Europe/Rome', pattern: dots, type: 5 },
  { country: 'FR', zone: 'Europe/Paris', pattern: dots, type: 5 },
  { country: 'PT', zone: 'Europe/Lisbon', pattern: dots, type: 5 },
  { country: 'AL', zone: 'Europe/Tirane', pattern: dots, type: 5 },
  { country: 'TZ', zone: 'Africa/Dar_es_Salaam', pattern: slashes, type: 3 },
  { country: 'UG', zone: 'Africa/Kampala', pattern: slashes, type: 3 },
  { country: 'AE', zone: 'Asia/Dubai', pattern: slashes, type: 0 },
  { country: 'SA', zone: 'Asia/Riyadh', pattern: slashes, type: 0 },
  { country: 'EG', zone: 'Africa/Cairo', pattern: slashes, type: 0 },
  { country: 'MA', zone: 'Africa/Casablanca', pattern: slashes, type: 0 },
  { country: 'LK', zone: 'Asia/Colombo', pattern: 'yyyy-MM-dd HH:mm', type: 0 },
  { country: 'NG', zone: 'Africa/Lagos', pattern: slashes, type: 0 },
  { country: 'ZA', zone: 'Africa/Johannesburg', pattern: yearFirst, type: 0 },
  { country: 'MX', zone: 'America/Mexico_City', pattern: slashes, type: 0 },
  { country: 'GB', zone: 'Europe/London', pattern: slashes, type: 0 },
  { country: 'BD', zone: 'Asia/Dhaka', pattern: slashes, type: 0 },
  { country: 'NP', zone: 'Asia/Kathmandu', pattern: yearFirst, type: 0 },
  { country: 'PK', zone: 'Asia/Karachi', pattern: slashes, type: 0 },
  { country: 'ID', zone: 'Asia/Jakarta', pattern: slashes, type: 0 },
] as const satisfies readonly Place[];

/** A place in the list. */
export type Region = Extract<keyof typeof places, `${number}`> extends `${infer Index extends number}` ? Index : never;

export const regions = places.map((_, index) => index as Region);

export const isRegion = (value: number): value is Region => Number.isInteger(value) && value in places;

/** What a region is. */
export const placeOf = (region: Region): Place => places[region];

/** IANA name of a region's zone. */
export const zoneOf = (region: Region): string => places[region].zone;

/** Where a country's members have their days; UTC for one that isn't in the list. */
export const regionOf = (country: string): Region =>
  regions.find((region) => country !== '' && places[region].country === country) ?? 0;
