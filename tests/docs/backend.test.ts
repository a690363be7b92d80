/** What docs/backend.md tells who writes a backend is what the contract has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { headers } from '#domain/headers.ts';
import { changeKinds } from '#domain/messages.ts';
import { socketCodes } from '#domain/socket.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'backend.md'), 'utf8');

it('lists each code once, with its name', () => {
  const listed = Array.from(page.matchAll(/^\| (\d+) +\| `(\w+)` +\|/gm), ([, code, name]) => [name, Number(code)]);
  expect(listed).toEqual(Object.entries(codes).toSorted(([, one], [, other]) => one - other));
});

it('names the headers and what the socket says', () => {
  const { kept, keptAge, ...ofServer } = headers;
  expect([kept, keptAge].filter((name) => page.includes(`\`${name}\``))).toEqual([]);
  const words = [...Object.values(ofServer), ...changeKinds].map((name) => `\`${name}\``);
  expect([...words, ...Object.values(socketCodes).map(String)].filter((word) => !page.includes(word))).toEqual([]);
});
