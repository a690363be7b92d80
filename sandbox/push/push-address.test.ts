import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup, readPushAddress, refusedAddress } from './push-address.ts';

describe('where a push may go', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc:def', 'https://updates.push.services.mozilla.com/wpush/v2/gAAA'])(
    'is %s',
    (address) => expect(readPushAddress(address)?.href).toBe(address),
  );

  it.each([
    'http://push.example/one',
    'https://push.example:8443/one',
    'https://user:secret@push.example/one',
    'https://push.example/one#two',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])('is not %s', (address) => expect(readPushAddress(address)).toBeNull());

  it.each([
    ['8.8.8.8', true],
    ['172.15.0.1', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['2606:4700::1', true],
    ['::', false],
    ['fe80::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['push.example', false],
  ])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

  it('is not a name that leads to this machine', async () => {
    const found = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error)));
    expect(found).toMatchObject({ code: refusedAddress });
  });
});
