/** Marks of the contract's schemas and of machines (contract/marks.ts): none is missing, and what is marked never shows. */
import { contract, endpoints } from '#contract/contract.ts';
import { endpoint, type Endpoint } from '#contract/endpoint.ts';
import { fieldsOf, marksOf, type Field } from '#contract/marks.ts';
import { secret } from '#contract/secret.ts';
import type { Secrets } from '#domain/secret.ts';
import { walks } from '#machines/walks.ts';
import { marks } from '#tests/support/marks.ts';
import { secretsOf } from '#tests/support/secret-laws.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redaction.ts';

const named = Object.values(contract).flatMap((backend) => Object.entries<Endpoint>(backend));
const machines = Object.values(walks).flatMap((of) => of.map(({ machine }) => machine));

/** Texts by names that are secret elsewhere, with the reason. */
const harmless: Readonly<Record<string, string>> = {
  'countries.code': 'a country',
  'findRelease.code': 'a build of the app',
  'createRecharge.address': 'of the house',
  'recharge.address': 'of the house',
  'openRecharges.address': 'of the house',
  'intent.msg': 'what the server said of a move',
  'cancelIntent.msg': 'what the server said of a move',
};

const isText = ({ schema }: Field): boolean => {
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return inner.type === 'string';
};

/** Fields that share a name with a secret and are not marked. */
const unmarked = (of: readonly (readonly [name: string, Endpoint])[], { secrets }: { secrets: Secrets }): string[] =>
  of.flatMap(([name, { input, reply }]) =>
    [...fieldsOf(input), ...fieldsOf(reply)]
      .filter((field) => field.kind === null && isText(field) && Object.hasOwn(secrets, field.name))
      .map((field) => `${name}.${field.name}`),
  );

/** Names of the fields that a source shows as passwords; null for one whose name can't be read, or that is none of ours. */
const passwordsIn = (source: string): (string | null)[] => [
  ...Array.from(
    source.matchAll(/<PasswordField\b(.*?)\/>/gs),
    ([, given = '']) => /\bname="(\w+)"/.exec(given)?.[1] ?? null,
  ),
  ...Array.from(source.matchAll(/\btype="password"/g), () => null),
];

/** All that draws, whatever its folder. */
const screens = import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whoever calls one of its fields so. */
const isPassword = (name: string | null): boolean =>
  name !== null && [marks.secrets, ...machines.map(secretsOf)].some((secrets) => secrets[name] === 'password');

const ask = (entries: v.ObjectEntries): Endpoint =>
  endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/planted',
    auth: 'none',
    input: v.object(entries),
    reply: v.object({}),
    about: '',
    origin: 'ours',
  });

describe('a secret', () => {
  it('is marked wherever the contract has it', () =>
    expect(new Set(unmarked(named, marks))).toEqual(new Set(Object.keys(harmless))));

  it('is marked if the app hides what is typed', () => {
    const shown = Object.entries(screens).flatMap(([file, source]) =>
      passwordsIn(source).map((name) => ({ file, name })),
    );
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter(({ name }) => !isPassword(name))).toEqual([]);
  });

  it('keeps its name on the way to the wire', () => {
    // `form` spells fields in another way: the name that machines use would be marked nowhere.
    const spelled = endpoints
      .filter(({ input: { write } }) => write !== undefined)
      .flatMap(({ input }) => fieldsOf(input).filter(({ kind }) => kind !== null))
      .map(({ name }) => name);
    expect(spelled).toEqual(['pushEndpoint', 'pushAuth', 'password', 'phone']);
  });
});

describe('a planted field', () => {
  it('that is a password and not marked, is found', () => {
    expect(unmarked([['planted', ask({ password: v.pipe(v.string(), v.maxLength(9)) })]], marks)).toEqual([
      'planted.password',
    ]);
    const screen = passwordsIn('<PasswordField\n  name="pin"\n  value={pin}\n/>');
    expect(screen).toEqual(['pin']);
    expect(screen.filter(isPassword)).toEqual([]);
    expect(passwordsIn('<input type="password" name="password" />')).toEqual([null]);
  });

  it('that is marked, is hidden by its name alone', () => {
    const pin = secret('password', v.optional(v.string(), ''));
    const read = marksOf([ask({ pin, deep: v.nullable(v.array(v.object({ word: secret('code', v.string()) }))) })]);
    expect(read.secrets).toMatchObject({ pin: 'password', word: 'code' });
    const value = { status: 'error', pin: 'Monsoon2026', word: '739154' };
    expect(createRedactor(3, read)(value)).toEqual({ status: 'error', pin: 'Password1', word: '000002' });
    expect(createRedactor(3, marks)(value)).toEqual({ status: 'error', pin: 'text 1', word: '•2' });
  });
});

/** What would be kept under the right name: an id, a word, an amount, a day, a country. */
const kept = ['0a6b5f3c-9a2e-4f55-8f3d-0d0c7c1b2a11', 'open', '1250.50', '2026-11-24', 'IN'];

it.each(named)('%s shows nothing that is marked', (_, { input, reply }) => {
  const redact = createRedactor(7, marks);
  for (const schema of [input, reply])
    for (const value of kept) {
      const owner = Object.fromEntries(fieldsOf(schema).map(({ name }) => [name, value]));
      const redacted = redact(owner);
      for (const { name, kind } of fieldsOf(schema)) {
        if (kind === null) continue;
        expect(redacted).not.toHaveProperty(name, value);
        expect(JSON.stringify(redact({ type: 'field.change', field: name, value }))).not.toContain(`:"${value}"`);
        expect(JSON.stringify(redact({ type: `${name}.type`, text: value }))).not.toContain(`:"${value}"`);
        expect(redact({ [name]: 42 })).toEqual({ [name]: 0 });
      }
    }
});

it.each(machines.map((machine) => [machine.id, machine] as const))('%s hides what it marks itself', (_, machine) => {
  const secrets = secretsOf(machine);
  for (const [name, kind] of Object.entries(secrets)) {
    const event = { type: 'field.change', field: name, value: 'Monsoon2026' };
    const [first, other] = [
      createRedactor(7, marks)(event, secrets),
      createRedactor(7, marks)({ [name]: 'open' }, secrets),
    ];
    expect(JSON.stringify([first, other])).not.toMatch(/Monsoon2026|open/);
    if (kind === 'password') expect(first).toMatchObject({ value: 'Password1' });
  }
});
