import { describe, expect, it } from 'vitest';
import { isKnownAddress } from '#app/route-of.ts';
import { linkOf, linkScreens, readFault, readForward, readSeed, shortText, writeForward } from './scenario-link.ts';
import { calm, parseScenario, scenarios } from './scenario.ts';

describe('a link', () => {
  it.each(linkScreens)('may lead to %s', (screen) => expect(isKnownAddress(screen)).toBe(true));

  it('holds the screen, the scenario and the language, and nothing that stood there', () => {
    const scenario = { ...calm, seed: 'other', deposit: 'partial' } as const;
    const base = 'http://localhost:4173/app/?inspect&lang=tr#/dev/link?set=slow';
    expect(linkOf(base, { scenario, screen: '/index', language: '' })).toBe(
      'http://localhost:4173/app/#/index?scenario=seed.other,deposit.partial',
    );
    expect(linkOf(base, { scenario, screen: '/user/record?type=1', language: 'ar' })).toBe(
      'http://localhost:4173/app/?lang=ar#/user/record?type=1&scenario=seed.other,deposit.partial',
    );
  });

  it.each(scenarios)('calls $name by its name', ({ name, text }) => {
    expect(shortText(parseScenario(text) ?? calm)).toBe(name);
    expect(shortText({ ...(parseScenario(text) ?? calm), seed: 'mine' })).toContain('seed.mine');
  });
});

describe('what is typed', () => {
  it.each([
    ['', 0],
    ['4d7h30m', 372_600_000],
    [' 90m ', 5_400_000],
    ['4 d', null],
    ['4d,seed.a', null],
    ['tomorrow', null],
  ])('%j is a time of %s', (typed, forward) => expect(readForward(typed)).toBe(forward));

  it('is written as it is read', () => {
    for (const text of ['', '4d7h30m', '5m']) expect(writeForward(readForward(text) ?? -1)).toBe(text);
  });

  it.each([
    ['', null],
    ['monsoon', 'monsoon'],
    ['two words', undefined],
    ['a,deposit.none', undefined],
  ])('%j is the seed %s', (typed, seed) => expect(readSeed(typed)).toBe(seed));

  it('is a fault, or none', () => {
    const typed = { kind: 'slow', call: 'assets/wallet/summary', times: '3', seconds: '8' };
    expect(readFault(typed)).toEqual({ path: '/api/assets/wallet/summary', fault: 'slow', times: 3, ms: 8_000 });
    expect(readFault({ ...typed, kind: 'offline', call: '*', seconds: '' })).toMatchObject({ path: '*', times: 3 });
    for (const call of ['/api/assets/wallet/summary', 'api/assets/wallet/summary', '/assets/wallet/summary']) {
      expect(readFault({ ...typed, call })?.path).toBe('/api/assets/wallet/summary');
    }
    for (const wrong of [
      { call: '' },
      { call: '//assets/wallet' },
      { call: 'assets/wallet/' },
      { call: 'a b' },
      { call: '*,offline.*' },
      { times: '0' },
      { seconds: 'long' },
      { kind: 'rain' },
    ]) {
      expect(readFault({ ...typed, ...wrong }), JSON.stringify(wrong)).toBeNull();
    }
  });
});
