/**
 * One process on one data folder. PGlite has no lock of its own, and a second process corrupts the data (product 19.9).
 * The file holds the owner's pid and, where the system tells it, the start time of that process, so that a reused pid
 * is not taken for the owner.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

function readOwner(file: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const { startedAt, token } = value as Partial<Owner>;
    return { pid: value.pid, startedAt: String(startedAt ?? ''), token: String(token ?? '') };
  } catch {
    return null;
  }
}

const stillOwns = (owner: Owner, file: string): boolean => {
  if (owner.pid === process.pid) return heldHere.has(file);
  return isAlive(owner.pid) && (owner.startedAt === '' || owner.startedAt === startOf(owner.pid));
};

/**
 * Takes the lock, or a stale one over.
 * @throws StartError naming the process that holds it.
 */
export function takeProcessLock(file: string): ProcessLock {
  const token = randomUUID();
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), token } satisfies Owner);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      heldHere.add(file);
      return {
        release() {
          heldHere.delete(file);
          if (readOwner(file)?.token === token) rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(file);
    if (owner && stillOwns(owner, file)) {
      throw new StartError(
        `The data folder is in use by process ${owner.pid}. Stop it first, or choose another data folder.`,
      );
    }
    // Moved aside before it goes, so that of two that find it stale only one removes it.
    const aside = `${file}.${token}`;
    try {
      renameSync(file, aside);
      rmSync(aside, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new StartError('The data folder could not be locked: other processes keep taking it.');
}
