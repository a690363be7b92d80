/**
 * One process on one data folder. PGlite has no lock of its own, and a second process corrupts the data (product 19.9).
 * The file holds the owner's pid and, where the system tells it, the start time of that process, so that a reused pid
 * is not taken for the owner. Containers and machines number their processes by themselves: of an owner from another one
 * only the file tells that it lives, since it is touched.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './start-error.ts';

interface Owner {
  pid: number;
  /** Field 22 of /proc/<pid>/stat; empty on systems without it. */
  startedAt: string;
  /** Whose numbers pids are: of each container and machine another; null in files of before it was written. */
  namespace: string | null;
  token: string;
}

/** How often an owner touches its file, and how long one from elsewhere may rest before its owner is gone; ms. */
const touchEvery = 2_000;
const restsAtMost = 20_000;

export interface ProcessLock {
  release(): void;
}

const heldHere = new Set<string>();

/** Empty on systems that don't say it. */
function said(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** Namespaces have numbers of their own on each kernel, and a kernel an id of its own since it was started. */
const ownNamespace = [
  hostname(),
  said(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  said(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

function startOf(pid: number): string {
  const stat = said(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(file: string): Owner | 'missing' | 'unreadable' {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return 'unreadable';
    const { pid, startedAt, namespace, token } = value as Partial<Owner>;
    if (typeof pid !== 'number' || typeof token !== 'string' || !/^[\w-]+$/.test(token)) return 'unreadable';
    return { pid, startedAt: String(startedAt ?? ''), namespace: namespace ?? null, token };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

/** Whose lock stands there, in one word. */
function tokenOf(file: string): string {
  const owner = readOwner(file);
  return typeof owner === 'string' ? owner : owner.token;
}

const touchedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether somebody touches the file meanwhile; not where it is gone. */
async function isTouched(file: string, patience: number): Promise<boolean> {
  const before = touchedAt(file);
  const until = performance.now() + patience;
  while (performance.now() < until && touchedAt(file) === before) await wait(50);
  return ![before, 0].includes(touchedAt(file));
}

const isElsewhere = ({ namespace }: Owner): boolean => namespace !== null && namespace !== ownNamespace;

async function stillOwns(owner: Owner, file: string, patience: number): Promise<boolean> {
  if (isElsewhere(owner)) return isTouched(file, patience);
  if (owner.pid === process.pid) return heldHere.has(file);
  return isAlive(owner.pid) && (owner.startedAt === '' || owner.startedAt === startOf(owner.pid));
}

/** How often a lock may change hands under a caller before they give up. */
const attempts = 20;

/** Puts the whole file there in one step, unless there is one. */
function place(file: string, content: string, token: string): boolean {
  const whole = `${file}.${token}.new`;
  writeFileSync(whole, content);
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** Ends the process where it was taken for gone, after a long sleep: two on one folder are worse. */
function touch(file: string, token: string): void {
  const owner = readOwner(file);
  // Somebody deleted the folder.
  if (typeof owner === 'string') return;
  if (owner.token !== token) {
    console.error('Another process has taken the data folder over while this one slept. This one ends.');
    process.exit(1);
  }
  // oxlint-disable-next-line no-restricted-properties -- files have the time of the machine
  const now = Date.now() / 1_000;
  try {
    utimesSync(file, now, now);
  } catch {
    // Deleted just now, or on a disk that keeps no times: nobody is told then that this one lives.
  }
}

/** From here on the file is this process's. */
function hold(file: string, token: string): ProcessLock {
  heldHere.add(file);
  const touching = setInterval(() => touch(file, token), touchEvery);
  touching.unref();
  const release = (): void => {
    clearInterval(touching);
    process.off('exit', release);
    heldHere.delete(file);
    if (tokenOf(file) === token) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

const nameOf = (owner: Owner): string =>
  isElsewhere(owner) ? 'a process of another container or machine' : `process ${owner.pid}`;

/**
 * Takes the lock, or a stale one over. Who takes over holds a lock on that very owner's place first: only its holder may
 * replace the file, by a rename, so that there is no moment without a lock and never two heirs of one owner.
 * @param patience how long an owner from elsewhere is waited for, ms
 * @throws StartError naming the process that holds it.
 */
export async function takeProcessLock(file: string, patience = restsAtMost): Promise<ProcessLock> {
  const token = randomUUID();
  const own = JSON.stringify({
    pid: process.pid,
    startedAt: startOf(process.pid),
    namespace: ownNamespace,
    token,
  } satisfies Owner);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (place(file, own, token)) return hold(file, token);
    const owner = readOwner(file);
    if (owner === 'missing') continue;
    if (owner !== 'unreadable' && (await stillOwns(owner, file, patience))) {
      throw new StartError(
        `The data folder is in use by ${nameOf(owner)}. Stop it first, or choose another data folder.`,
      );
    }
    const stale = owner === 'unreadable' ? owner : owner.token;
    const inheritance = await takeProcessLock(`${file}.${stale}`, patience);
    try {
      // Another may have taken over, and be gone already, since this one looked.
      if (tokenOf(file) === stale) {
        const whole = `${file}.${token}.new`;
        writeFileSync(whole, own);
        renameSync(whole, file);
        return hold(file, token);
      }
    } finally {
      inheritance.release();
    }
  }
  throw new StartError('The data folder could not be locked: other processes keep taking it.');
}
