import { describe, expect, it } from 'vitest';
import { isAllowedHost } from './hosts.ts';

describe('the names of the sandbox', () => {
  it.each([
    'localhost',
    'localhost:4173',
    '127.0.0.1:80',
    '[::1]:4173',
    '192.168.1.5',
    'dayrent.example:443',
    'LOCALHOST',
  ])('%s is one', (host) => expect(isAllowedHost(host, ['dayrent.example'])).toBe(true));

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'xdayrent.example',
    '',
    'a b',
    'evil.example:4173',
  ])('%j is none', (host) => expect(isAllowedHost(host, ['dayrent.example'])).toBe(false));
});
