import fs, { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameWhole } from './name-whole.ts';

let folder: string;
let part: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayrent-'));
  [part, file] = [join(folder, 'a.backup.part'), join(folder, 'a.backup')];
  await writeFile(part, 'whole');
});
afterEach(async () => {
  vi.mocked(fs.link).mockRestore?.();
  syncBuiltinESMExports();
  await rm(folder, { recursive: true });
});

function withoutLinks(): void {
  const refusal = Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  vi.spyOn(fs, 'link').mockRejectedValue(refusal);
  syncBuiltinESMExports();
}

it.each([
  ['as it is', () => undefined],
  ['without hard links', withoutLinks],
])('gives the name on a file system %s, and never to two', async (_, begin) => {
  begin();
  await nameWhole(part, file);
  expect(await readFile(file, 'utf8')).toBe('whole');
  await rm(part, { force: true });
  await writeFile(part, 'another');
  await expect(nameWhole(part, file)).rejects.toThrow(/^E(EXIST|PERM)/);
  expect(await readFile(file, 'utf8')).toBe('whole');
});
