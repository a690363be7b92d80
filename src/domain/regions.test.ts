import { describe, expect, it } from 'vitest';
import { isRegion, placeOf, regionOf, regions, zoneOf } from './regions.ts';
import { formatClock, formatDay, formatInstant } from './time.ts';

const evening = Date.UTC(2026, 10, 20, 21, 5);

/** Each country's clock and date at that instant, in its own pattern. */
const written: Readonly<Record<string, string>> = {
  IN: '21/11/2026 02:35',
  TR: '21.11.2026 - 00:05',
  KE: '21/11/2026 00:05',
  BR: '20/11/2026 18:05',
  DE: '20.11.2026 - 22:05',
  US: '11/20/2026 16:05',
  ES: '20.11.2026 - 22:05',
  IT: '20.11.2026 - 22:05',
  FR: '20.11.2026 - 22:05',
  PT: '20.11.2026 - 21:05',
  AL: '20.11.2026 - 22:05',
  TZ: '21/11/2026 00:05',
  UG: '21/11/2026 00:05',
  AE: '21/11/2026 01:05',
  SA: '21/11/2026 00:05',
  EG: '20/11/2026 23:05',
  LK: '2026-11-21 02:35',
  NG: '20/11/2026 22:05',
  ZA: '2026/11/20 23:05',
  MX: '20/11/2026 15:05',
  GB: '20/11/2026 21:05',
  BD: '21/11/2026 03:05',
  NP: '2026/11/21 02:50',
  PK: '21/11/2026 02:05',
  ID: '21/11/2026 04:05',
};

describe('a region', () => {
  it.each([-1, regions.length, 0.5, NaN, Infinity])('is not %s', (value) => expect(isRegion(value)).toBe(false));

  it('is every place of the list, each with a zone that the calendar knows', () => {
    expect(regions).toEqual(regions.filter(isRegion));
    const zones = regions.map(zoneOf);
    expect(new Set(zones).size).toBe(zones.length);
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it.each(Object.entries(written))('of %s writes %s', (country, text) => {
    const region = regionOf(country);
    expect(formatInstant(evening, region)).toBe(text);
    expect(formatDay(evening, region)).toBe(text.slice(0, 10));
    expect(formatClock(evening, region)).toBe(text.slice(-5));
    expect(zoneOf(region)).not.toBe('UTC');
  });

  // Its hours from Ramadan to Ramadan are decided anew now and then; within it they are UTC's.
  it('of MA writes 01/03/2026 12:00', () => {
    expect(formatInstant(Date.UTC(2026, 2, 1, 12), regionOf('MA'))).toBe('01/03/2026 12:00');
  });

  it('is UTC for a country that is not in the list, and nobody lives in it otherwise', () => {
    expect(['', 'XX', 'toString'].map(regionOf)).toEqual([0, 0, 0]);
    expect(regions.slice(1).map((region) => regionOf(placeOf(region).country))).toEqual(regions.slice(1));
    expect(regions.slice(1).map((region) => placeOf(region).country)).toEqual(
      expect.arrayContaining(Object.keys(written)),
    );
  });

  it('keeps the numbers and the patterns that the wire has had from the start', () => {
    expect(regions.slice(0, 6).map((region) => placeOf(region).type)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const region of regions) {
      const { pattern, type } = placeOf(region);
      if (type !== 0) expect(pattern).toBe(placeOf(type).pattern);
    }
  });

  it.each([
    ['US', '2026-03-08T06:59Z', '01:59', '03:00'],
    ['US', '2026-11-01T05:59Z', '01:59', '01:00'],
    ['PT', '2026-03-29T00:59Z', '00:59', '02:00'],
    ['GB', '2026-10-25T00:59Z', '01:59', '01:00'],
    ['EG', '2026-04-23T21:59Z', '23:59', '01:00'],
    ['EG', '2026-10-29T20:59Z', '23:59', '23:00'],
    ['MA', '2026-02-15T01:59Z', '02:59', '02:00'],
  ])('of %s changes its clock after %s from %s to %s', (country, at, before, after) => {
    const instant = Date.parse(at);
    const region = regionOf(country);
    expect(formatClock(instant, region)).toBe(before);
    expect(formatClock(instant + 60_000, region)).toBe(after);
  });
});
