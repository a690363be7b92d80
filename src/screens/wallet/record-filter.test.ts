import { describe, expect, it } from 'vitest';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { addressOf, filterOf, isSearch, nothingSought } from './record-filter.ts';

const read = (address: string): RecordFilter => {
  const [path = '', query] = address.split('?');
  return filterOf(path, new URLSearchParams(query));
};

describe('a filter of records', () => {
  it.each<[string, RecordFilter]>([
    ['/user/record', { type: '1', from: '', to: '' }],
    ['/user/record?type=1', { type: '1', from: '', to: '' }],
    ['/user/record?type=5', { type: '5', from: '', to: '' }],
    ['/user/record?type=9', { type: '1', from: '', to: '' }],
    ['/user/record?type=6&from=2026-11-01&to=2026-11-21', { type: '6', from: '2026-11-01', to: '2026-11-21' }],
    ['/user/record?type=2&from=2026-02-31&to=x', { type: '2', from: '', to: '' }],
    ['/user/record?from=२०२६-११-०१', { type: '1', from: '2026-11-01', to: '' }],
    ['/user/record?currency=INR', { type: '1', from: '', to: '', currency: 'INR' }],
    ['/user/record?currency=EUR', { type: '1', from: '', to: '' }],
    ['/user/record?find=+crane+', { type: '1', from: '', to: '', find: 'crane' }],
    [
      '/user/record?find=100%25_%26&least=५&most=12.50',
      { type: '1', from: '', to: '', find: '100%_&', least: '5', most: '12.50' },
    ],
    ['/user/record?least=-5&most=1e3', { type: '1', from: '', to: '' }],
    ['/user/record?who=machine', { type: '1', from: '', to: '', who: 'machine' }],
    ['/user/record?who=toString&find=+', { type: '1', from: '', to: '' }],
    // Addresses with a filter set.
    ['/user/recordU', { type: '1', from: '', to: '', currency: 'USDT' }],
    ['/user/withrecord', { type: '3', from: '', to: '' }],
  ])('is read from %s', (address, filter) => expect(read(address)).toEqual(filter));

  it('comes back from its address', () => {
    for (const type of Object.values(recordGroups)) {
      for (const [from, to] of [
        ['', ''],
        ['2026-11-01', ''],
        ['', '2026-11-21'],
        ['2026-11-01', '2026-11-21'],
      ] as const)
        expect(read(addressOf({ type, from, to }))).toEqual({ type, from, to });
    }
    const rupees = { type: '1', from: '', to: '', currency: 'INR' } as const;
    expect(read(addressOf(rupees))).toEqual(rupees);
    const sought = { ...rupees, find: '100% _&=', least: '5', most: '12.50', who: 'payout' } as const;
    expect(read(addressOf(sought))).toEqual(sought);
    expect(isSearch(sought)).toBe(true);
    expect(isSearch(rupees)).toBe(false);
    expect(read(addressOf({ ...sought, ...nothingSought }))).toEqual(rupees);
    expect(addressOf({ type: '5', from: '', to: '' })).toBe('/user/record?type=5');
  });
});
