import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, scaled } from '#tests/sandbox/scale.ts';
import { takeProcessLock } from './process-lock.ts';

const racer = join(import.meta.dirname, '..', '..', 'tests', 'sandbox', 'lock-racer.ts');
const folder = mkdtempSync(join(tmpdir(), 'dayrent-lock-'));
let racers: ChildProcess[];

beforeAll(async () => {
  racers = Array.from({ length: 4 }, () => fork(racer));
  await Promise.all(racers.map((one) => once(one, 'message')));
});

afterAll(() => {
  for (const one of racers) one.kill();
  rmSync(folder, { recursive: true, force: true });
});

const tell = (one: ChildProcess, what: string | null): Promise<unknown> => {
  const answer = once(one, 'message').then(([said]) => said as unknown);
  one.send(what as string);
  return answer;
};

/** What a lock file may hold when a process comes: nothing, an owner who is gone, half a file. */
const leftovers = [
  () => undefined,
  (file: string, round: number) =>
    writeFileSync(file, JSON.stringify({ pid: 1, startedAt: 'another life', token: `gone-${round}` })),
  (file: string) => writeFileSync(file, '{"pid":'),
];

test(
  'of four processes that take a lock at once, one has it',
  async () => {
    const rounds = scaled(10_000);
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const file = join(folder, `lock-${round % 50}`);
      leftovers[round % leftovers.length]?.(file, round);
      const won = await Promise.all(racers.map((one) => tell(one, file)));
      const owners = won.filter(Boolean).length;
      if (owners !== 1) wrong.push(`round ${round}: ${owners} owners`);
      await Promise.all(racers.map((one) => tell(one, null)));
    }
    expect(wrong).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  },
  patience(600_000),
);

test('a taker who died halfway leaves nothing that keeps the next one out', async () => {
  const file = join(folder, 'lock');
  writeFileSync(file, JSON.stringify({ pid: 1, startedAt: 'another life', token: 'gone' }));
  writeFileSync(`${file}.gone`, JSON.stringify({ pid: 1, startedAt: 'another life', token: 'heir' }));
  const lock = await takeProcessLock(file);
  await expect(takeProcessLock(file)).rejects.toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

/** As a server in another container left it: its pid is that of somebody else here. */
const ofAnotherContainer = (): string => {
  const file = join(folder, 'lock');
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1', namespace: 'pid:[1]', token: 'elsewhere' }));
  return file;
};

test('an owner in another container keeps the lock while it touches the file', async () => {
  const file = ofAnotherContainer();
  const owner = spawn('sh', ['-c', 'while touch -c "$1"; do sleep 0.05; done', 'owner', file]);
  await once(owner, 'spawn');
  try {
    await expect(takeProcessLock(file, 60_000)).rejects.toThrow('in use by a process of another container');
  } finally {
    owner.kill();
    await once(owner, 'exit');
    rmSync(file);
  }
});

test('one that is gone is waited for, and its lock is taken over', async () => {
  const lock = await takeProcessLock(ofAnotherContainer(), 200);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});
