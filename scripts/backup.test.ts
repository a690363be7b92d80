import { execFile } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blankEnvironment } from '#sandbox/environment.ts';
import { backup as write } from '#sandbox/operating/backup.ts';
import { runScript } from '#tests/sandbox/server-process.ts';
import { openWorld } from '#tests/sandbox/world.ts';

const script = (name: string): string => join(import.meta.dirname, `${name}.ts`);
const env = { ...process.env, ...blankEnvironment };
const backup = (file: string) => promisify(execFile)(process.execPath, [script('backup'), file], { env });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayrent-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a backup that can’t be written says so in one line', async () => {
  const there = join(folder, 'there.backup');
  writeFileSync(there, '');
  for (const file of [there, join(folder, 'missing', 'a.backup')]) {
    const said = expect.stringMatching(/^We can't write \S+ \(E\w+: .+\)\. Name a new file .+\n$/);
    await expect(backup(file)).rejects.toMatchObject({ code: 1, stderr: said });
  }
  expect(readdirSync(folder)).toEqual(['there.backup']);
});

test.each(['backup', 'verify'])('%s makes no world where there is none, and says so in one line', async (name) => {
  const nowhere = join(folder, 'nowhere');
  const { ended, output } = runScript(script(name), { DATA_DIR: nowhere }, [join(folder, 'none.backup')]);
  expect([await ended, output()]).toEqual([1, 'There is no world yet: npm start makes one.\n']);
  expect(readdirSync(folder).filter((each) => each.startsWith('no'))).toEqual([]);
});

test('a backup has its name once it is whole, is its owner’s alone, and is never written over', async () => {
  const world = await openWorld();
  const copy = join(folder, 'copy.backup');
  await write(world.context.db, createWriteStream(copy));
  await world.close();
  const environment = { DATA_DIR: join(folder, 'data') };
  expect(await runScript(script('restore'), environment, [copy]).ended).toBe(0);
  const file = join(folder, 'whole.backup');
  const interrupted = runScript(script('backup'), environment, [file]);
  await vi.waitFor(() => expect(readdirSync(folder).join()).toContain('whole.backup'), {
    timeout: 30_000,
    interval: 2,
  });
  interrupted.child.kill('SIGKILL');
  await interrupted.ended;
  expect(existsSync(file)).toBe(false);
  rmSync(`${file}.part`);
  const { ended, output } = runScript(script('backup'), environment, [file]);
  expect([await ended, output()]).toEqual([0, expect.stringMatching(/^\S+ has the book up to entry \d+/)]);
  expect(readdirSync(folder).filter((name) => name.startsWith('whole'))).toEqual(['whole.backup']);
  const { mode, mtimeMs } = statSync(file);
  expect(mode & 0o777).toBe(0o600);
  expect(await runScript(script('backup'), environment, [file]).ended).toBe(1);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});
