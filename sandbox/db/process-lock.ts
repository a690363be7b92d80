/**
 * One process on one data folder. PGlite has no lock of its own, and a second process corrupts the data (product 19.9).
 * The file holds the owner's pid and, where the system tells it, the start time of that process, so that a reused pid
 * is not taken for the owner.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

interface Owner {
  pid: number;
  /** Field 22 of /proc/<pid>/stat; empty on systems without it. */
  startedAt: string;
  token: string;
}

export interface ProcessLock {
  release(): void;
}

const heldHere = new Set<string>();

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
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
    const { pid, startedAt, token } = value as Partial<Owner>;
    if (typeof pid !== 'number' || typeof token !== 'string' || !/^[\w-]+$/.test(token)) return 'unreadable';
    return { pid, startedAt: String(startedAt ?? ''), token };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

/** Whose lock stands there, in one word. */
function tokenOf(file: string): string {
  const owner = readOwner(file);
  return typeof owner === 'string' ? owner : owner.token;
}

const stillOwns = (owner: Owner, file: string): boolean => {
  if (owner.pid === process.pid) return heldHere.has(file);
  return isAlive(owner.pid) && (owner.startedAt === '' || owner.startedAt === startOf(owner.pid));
};

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

/**
 * Takes the lock, or a stale one over. Who takes over holds a lock on that very owner's place first: only its holder may
 * replace the file, by a rename, so that there is no moment without a lock and never two heirs of one owner.
 * @throws StartError naming the process that holds it.
 */
export function takeProcessLock(file: string): ProcessLock {
  const token = randomUUID();
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), token } satisfies Owner);
  const held: ProcessLock = {
    release() {
      heldHere.delete(file);
      if (tokenOf(file) === token) rmSync(file, { force: true });
    },
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (place(file, own, token)) {
      heldHere.add(file);
      return held;
    }
    const owner = readOwner(file);
    if (owner === 'missing') continue;
    if (owner !== 'unreadable' && stillOwns(owner, file)) {
      throw new StartError(
        `The data folder is in use by process ${owner.pid}. Stop it first, or choose another data folder.`,
      );
    }
    const stale = owner === 'unreadable' ? owner : owner.token;
    const inheritance = takeProcessLock(`${file}.${stale}`);
    try {
      // Another may have taken over, and be gone already, since this one looked.
      if (tokenOf(file) === stale) {
        const whole = `${file}.${token}.new`;
        writeFileSync(whole, own);
        renameSync(whole, file);
        heldHere.add(file);
        return held;
      }
    } finally {
      inheritance.release();
    }
  }
  throw new StartError('The data folder could not be locked: other processes keep taking it.');
}
