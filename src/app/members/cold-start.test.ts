import { describe, expect, it } from 'vitest';
import { giveParents } from './cold-start.ts';
import { routeOf } from '../route-of.ts';

/** A history as a browser keeps it. */
function open(address: string, ...before: readonly string[]) {
  const entries = [...before, `#${address}`];
  giveParents(
    routeOf(address.split('?')[0] ?? ''),
    {
      get length() {
        return entries.length;
      },
      replaceState: (_state, _unused, url) => entries.splice(-1, 1, String(url)),
      pushState: (_state, _unused, url) => entries.push(String(url)),
    },
    address,
  );
  return entries;
}

describe('a screen that is opened by itself', () => {
  it.each([
    ['/user/receiveincome', ['#/projects', '#/user/receiveincome']],
    ['/user/orders?id=order-1', ['#/index', '#/user/myorder', '#/user/orders?id=order-1']],
    ['/index/shareLink', ['#/index/friend', '#/index/invitation', '#/index/shareLink']],
  ])('%s has those above it behind it', (address, entries) => expect(open(address)).toEqual(entries));

  it.each(['/projects', '/index/friend', '/index'])('%s is at the top', (address) =>
    expect(open(address)).toEqual([`#${address}`]),
  );

  it('keeps what was there before', () =>
    expect(open('/user/receiveincome', 'https://example.org/')).toEqual([
      'https://example.org/',
      '#/user/receiveincome',
    ]));
});
