import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, vapidOf } from './environment.ts';

const defaults = {
  PORT: 4173,
  LISTEN_ADDRESS: '127.0.0.1',
  ALLOWED_HOSTS: [],
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  TRUST_PROXY: 0,
  SOCKETS: 5_000,
  METRICS_PORT: null,
  DATA_DIR: '.data',
  ACCEPT_LOST_ENTRIES: '',
  DIST_DIR: 'dist',
  VAPID_PUBLIC_KEY: '',
  VAPID_PRIVATE_KEY: '',
  VAPID_SUBJECT: '',
  LOG_LEVEL: 'error',
};

describe('the environment', () => {
  it('has a default for every key', () => {
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ PORT: '', DATA_DIR: ' ' })).toEqual(defaults);
  });

  it('is explained by .env.example, with the same defaults', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
    const given = Object.fromEntries(
      [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
    );
    expect(Object.keys(given)).toEqual(expect.arrayContaining(Object.keys(defaults)));
    expect(readEnvironment(given)).toEqual(defaults);
  });

  it('takes the keys of pushes all or none', () => {
    const keys = {
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      VAPID_PRIVATE_KEY: 'a'.repeat(43),
      VAPID_SUBJECT: 'mailto:o@x.example',
    };
    expect(vapidOf(readEnvironment({}))).toBeUndefined();
    expect(vapidOf(readEnvironment(keys))).toEqual({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: keys.VAPID_SUBJECT,
    });
    expect(() => vapidOf(readEnvironment({ ...keys, VAPID_PRIVATE_KEY: '' }))).toThrow(/belong together/);
  });

  it('reads names with commas between them', () => {
    expect(readEnvironment({ ALLOWED_HOSTS: 'Dayrent.example, phone.local' }).ALLOWED_HOSTS).toEqual([
      'dayrent.example',
      'phone.local',
    ]);
  });

  it.each([
    [{ ALLOWED_HOSTS: 'http://x' }, /ALLOWED_HOSTS must be names/],
    [{ PORT: 'http' }, /PORT must be a number/],
    [{ PORT: '70000' }, /PORT must be at most 65535/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgres/],
    [{ DATABASE_READ_URL: 'mysql://x' }, /DATABASE_READ_URL must begin with postgres/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be how many proxies/],
    [{ SOCKETS: '-1' }, /SOCKETS must be a number/],
    [{ METRICS_PORT: '65536' }, /METRICS_PORT must be at most 65535/],
    [{ METRICS_PORT: 'on' }, /METRICS_PORT must be a number/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
    [{ VAPID_PUBLIC_KEY: 'short' }, /VAPID_PUBLIC_KEY must be 87/],
    [{ VAPID_SUBJECT: 'me' }, /VAPID_SUBJECT must begin/],
  ])('refuses %o in words', (environment, words) => {
    expect(() => readEnvironment(environment)).toThrow(words);
  });
});
