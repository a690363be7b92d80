/**
 * Where the book ended, kept beside the database: a torn write-ahead log opens without its last entries and still
 * verifies, since a chain that is cut short is a chain (product 19.9, decision 0051). One line an entry: id, hash.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

export interface BookEnd {
  entryId: bigint;
  /** SHA-256, lower-case hex. */
  hash: string;
}

export interface HeadLog {
  /** The last entry that somebody may have been told of; null before the first, and after `forget`. */
  readonly last: BookEnd | null;
  /** Resolves once the end is on the disk. What is older than the last one is kept already. */
  append(end: BookEnd): Promise<void>;
  /** The book is about to be made anew. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

const forgotten = 'none';

const lineOf = (end: BookEnd | null): string => `${end ? `${end.entryId} ${end.hash}` : forgotten}\n`;

/** The last line that was written to its end. */
function lastOf(file: string): BookEnd | null {
  if (!existsSync(file)) return null;
  const lines = [...readFileSync(file, 'utf8').matchAll(/^(?:(\d+) ([0-9a-f]{64})|none)\n/gm)];
  const [, entryId, hash] = lines.at(-1) ?? [];
  return entryId !== undefined && hash !== undefined ? { entryId: BigInt(entryId), hash } : null;
}

/** Replaces the file by its last line, in one step. */
function compact(file: string, last: BookEnd | null): void {
  const next = `${file}.new`;
  const handle = openSync(next, 'w');
  writeSync(handle, lineOf(last));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
}

/** The log of a folder whose lock is held. Nothing is written before there is something to say. */
export function openHeadLog(file: string): HeadLog {
  let last = lastOf(file);
  let written = last;
  let handle: FileHandle | null = null;
  let writing: Promise<void> = Promise.resolve();

  // Ends that come while one is written share the next write.
  const write = async (): Promise<void> => {
    const next = last;
    if (next === written) return;
    if (handle === null) {
      compact(file, written);
      handle = await open(file, 'a');
    }
    await handle.appendFile(lineOf(next));
    await handle.datasync();
    written = next;
  };
  const turn = (): Promise<void> => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };

  return {
    get last() {
      return last;
    },
    append(end) {
      if (end.entryId > (last?.entryId ?? 0n)) last = end;
      return turn();
    },
    forget() {
      last = null;
      return turn();
    },
    async close() {
      await turn();
      await handle?.close();
    },
  };
}
