import { Failure } from '#domain/failure.ts';
import { walks } from '#machines/walks.ts';
import { recordWalk } from '#tests/support/recorded-walk.ts';
import fc from 'fast-check';
import { marks } from '#tests/support/marks.ts';
import { describe, expect, it } from 'vitest';
import { toTest } from './export-test.ts';
import { toJson } from './recording.ts';
import { createRedactor } from './redaction.ts';

interface Secrets {
  token: string;
  loginPassword: string;
  fundPassword: string;
  code: string;
  phone: string;
  email: string;
  address: string;
  account: string;
  name: string;
}

const one: Secrets = {
  token: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.Qk3vYw',
  loginPassword: 'Monsoon2026',
  fundPassword: 'Ledger4711',
  code: '739154',
  phone: '+919812345678',
  email: 'asha.rao@example.org',
  address: `0x${'7be4'.repeat(10)}`,
  account: '50100234567890',
  name: 'Asha Raghunathan',
};

/** By the names that machines, wires and people use for them. */
const planted = (secrets: Secrets): Readonly<Record<string, unknown>> => ({
  token: secrets.token,
  password: secrets.loginPassword,
  current: secrets.loginPassword,
  again: secrets.fundPassword,
  fundPassword: secrets.fundPassword,
  code: secrets.code,
  phone: secrets.phone,
  to: secrets.phone,
  email: secrets.email,
  address: secrets.address,
  account: secrets.account,
  payee: `${secrets.name} ${secrets.account}`,
  realName: secrets.name,
  about: [secrets.name, secrets.account],
  member: secrets.name,
  value: secrets.fundPassword,
  text: secrets.phone,
  message: secrets.name,
});

/** Puts secrets into every object: where its own texts are, and under names that nobody has thought of; into the whole also further down. */
function plantIn(secrets: Secrets): (value: unknown) => unknown {
  const byName = planted(secrets);
  const deep = { ...byName, [secrets.email]: true, rows: Object.values(secrets), when: { note: [secrets.token] } };
  const plant = (value: unknown, key: string, more: object = {}): unknown => {
    if (value instanceof Failure) return new Failure(value.kind, value.code, `${secrets.name} ${secrets.code}`);
    if (value instanceof Error) return new Error(secrets.token);
    if (typeof value === 'string' && value !== '' && key !== 'type' && key in byName) return byName[key];
    if (Array.isArray(value)) return value.map((item) => plant(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, plant(part, name)] as const);
    return {
      ...Object.fromEntries(parts),
      ...more,
      remark: Object.values(secrets).join(' '),
      pin: Number(secrets.code),
      accountNumber: BigInt(secrets.account),
    };
  };
  return (value) => plant(value, '', { details: deep });
}

function expectClean(texts: readonly string[], secrets: Secrets): void {
  const leaked = Object.entries(secrets).filter(([, secret]: [string, string]) =>
    texts.some((text) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
  );
  expect(leaked.map(([name]) => name)).toEqual([]);
}

describe.each(Object.entries(walks))('%s', (_, of) => {
  it('leaves no planted secret in the recording or in what is exported', () => {
    const recordings = of.flatMap((walk) => recordWalk(walk, plantIn(one)));
    expect(recordings.every(({ entries }) => entries.length > 0)).toBe(true);
    expectClean(recordings.map(toJson), one);
    expectClean(
      recordings.map((recording) => toTest(recording) ?? ''),
      one,
    );
  });
});

it('keeps no secret of any spelling', () => {
  const redact = createRedactor(3, marks);
  const text = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme' }).filter((value) => value.trim().length > 5);
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`));
  const secrets: fc.Arbitrary<Secrets> = fc.record({
    token: fc.stringMatching(/^[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}$/),
    loginPassword: fc.stringMatching(/^[A-Z][a-z0-9]{9,20}$/),
    fundPassword: fc.stringMatching(/^[a-z][A-Z0-9]{9,20}$/),
    code: digits(6, 6),
    phone: digits(10, 14),
    email: fc.emailAddress(),
    address: fc.stringMatching(/^0x[0-9a-f]{40}$/),
    account: digits(10, 18),
    name: text,
  });
  fc.assert(
    fc.property(secrets, (some) => {
      const plant = plantIn(some);
      const events = [
        { type: 'field.change', field: 'password', value: 'x' },
        { type: 'amount.type', text: 'x' },
        { type: 'xstate.done.actor.restore', output: { token: 'x', region: 1, member: 'x' } },
        { type: 'xstate.error.actor.signIn', error: new Failure('rejected', 1) },
      ];
      const kept = JSON.stringify(events.map((event) => redact(plant(event))));
      // A text of a few marks may be part of what is kept anyway; in full it is nowhere as a value.
      const values = new Set([...kept.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, value]) => value));
      for (const secret of Object.values(some)) expect(values.has(JSON.stringify(secret).slice(1, -1))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

describe('a placeholder', () => {
  const redact = createRedactor(5, marks);
  const change = (field: string, value: string) => redact({ type: 'field.change', field, value });

  it.each([
    ['password', 'Monsoon2026', 'Password1'],
    ['password', 'short', '•2'],
    ['phone', '9812345678', '9800000003'],
    ['phone', '12', '•4'],
    ['address', `0x${'7be4'.repeat(10)}`, `0x${'5'.padStart(40, '0')}`],
    ['ifsc', 'HDFC0001234', 'BANK0000006'],
    ['account', '50100234567890', '000000007'],
    ['realName', 'Asha Rao', 'text 8'],
    ['code', 'wel-come 5', 'XXXXXXX9'],
    ['code', 'abc', 'X10'],
    ['code', 'WELCOME_5', '•11'],
    ['code', '739154', '000012'],
  ])('of a %s is taken or refused as it was: %s is %s', (field, typed, kept) => {
    expect(change(field, typed)).toEqual({ type: 'field.change', field, value: kept });
  });

  it('is the same for the same secret, and another one for another', () => {
    const [first, again, other] = ['Abcdefg1', 'Abcdefg1', 'Abcdefg2'].map((value) => change('password', value));
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
    expect(change('password', '')).toEqual({ type: 'field.change', field: 'password', value: '' });
  });
});

describe('what is harmless', () => {
  const redact = createRedactor(5, marks);
  it.each([
    { type: 'amount.type', text: '1250.50' },
    { type: 'coupon.choose', couponId: 'ten' },
    { type: 'payee.choose', payeeId: '0a6b5f3c-9a2e-4f55-8f3d-0d0c7c1b2a11' },
    { type: 'xstate.after.freshFor.resource.ready' },
    { type: 'xstate.done.actor.loadOffer', output: { status: 'onSale', currency: 'USDT', price: 12, isUsed: false } },
    { name: 'Harbour crane', image: '/pictures/harbour-crane-h2.svg' },
  ])('stays: %j', (value) => expect(redact(value)).toEqual(value));

  it.each([
    ['a name that is no product', { name: 'Asha Rao' }],
    ['digits in an id', { id: '919812345678' }],
    ['a phone as an amount', { type: 'amount.type', text: '9812345678' }],
    ['a word that no list has', { status: 'Ledger4711' }],
    ['a text that a toast shows', { type: 'toast.show', text: '100' }],
  ])('does not stay: %s', (_, value) => expect(redact(value)).not.toEqual(value));
});
