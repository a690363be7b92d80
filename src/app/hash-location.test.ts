import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentAddress } from './current-address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the address in the hash', () => {
  it.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/index', '/index'],
    ['#index', '/index'],
    ['#/user/record?type=1', '/user/record?type=1'],
    ['#/user/login?from=%2Fmine', '/user/login?from=%2Fmine'],
    ['#//evil.example', '//evil.example'],
  ])('%j is %j', (hash, address) => {
    vi.stubGlobal('location', { hash });
    expect(currentAddress()).toBe(address);
  });
});
