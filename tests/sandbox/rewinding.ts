/**
 * Puts a database in memory back to what it was: its memory, its files and which of them are open. Between two queries that is
 * all there is of it. PGlite begins each step of `initdb` in the same way, on the memory alone.
 */
import type { PGlite } from '@electric-sql/pglite';

/** Of Emscripten's file system, what changes. */
interface FileNode {
  contents: Uint8Array | Record<string, FileNode> | undefined;
  /** The next one of the same hash. */
  name_next: FileNode | undefined;
}
interface Stream {
  node: FileNode;
  /** Position and flags, which copies of a stream have in common. */
  shared: object;
}
interface Files {
  root: FileNode;
  nameTable: (FileNode | undefined)[];
  streams: (Stream | null)[];
}

const copyOf = (contents: FileNode['contents']): FileNode['contents'] =>
  contents instanceof Uint8Array ? contents.slice() : contents && { ...contents };

function* nodesOf({ root, nameTable, streams }: Files): Generator<FileNode> {
  yield root;
  for (const first of nameTable) for (let node = first; node; node = node.name_next) yield node;
  // A file may be deleted while it is open.
  for (const stream of streams) if (stream) yield stream.node;
}

function keepNodes(files: Files): () => void {
  const table = [...files.nameTable];
  const nodes = new Set(nodesOf(files));
  const kept = [...nodes].map((node) => ({ node, was: { ...node, contents: copyOf(node.contents) } }));
  return () => {
    Object.assign(files.nameTable, table);
    for (const { node, was } of kept) {
      const { contents: now } = node;
      Object.assign(node, was);
      // Most files have the length that they had: their bytes go where they were.
      const fits =
        now instanceof Uint8Array && was.contents instanceof Uint8Array && now.length === was.contents.length;
      if (fits) now.set(was.contents as Uint8Array);
      node.contents = fits ? now : copyOf(was.contents);
    }
  };
}

function keepStreams(files: Files): () => void {
  const kept = files.streams.map((stream) => stream && { stream, was: { ...stream }, shared: { ...stream.shared } });
  return () => {
    files.streams.length = 0;
    for (const one of kept) {
      if (one) Object.assign(Object.assign(one.stream, one.was).shared, one.shared);
      files.streams.push(one && one.stream);
    }
  };
}

const page = 65_536;
const zeros = Buffer.alloc(page);

/** Where the pages begin that are zero up to the end. */
function endOf(memory: Uint8Array): number {
  let end = memory.length;
  while (end > 0 && zeros.equals(memory.subarray(end - page, end))) end -= page;
  return end;
}

/** It may have grown when it is put back: what came after the end is zero again. */
function keepMemory({ Module }: PGlite): () => void {
  const end = endOf(Module.HEAPU8);
  const was = Module.HEAPU8.slice(0, end);
  return () => {
    Module.HEAPU8.set(was);
    Module.HEAPU8.fill(0, end);
  };
}

/** @returns what puts it back to what it is now, as often as it is called, once queries and transactions have ended */
export async function rewinding(pglite: PGlite): Promise<() => Promise<void>> {
  // Loaded at its first use, and what is loaded stays: then it has to be in what is kept.
  await pglite.exec('do language plpgsql $$ begin end $$');
  const files = pglite.Module.FS as unknown as Files;
  const parts = [keepNodes(files), keepStreams(files), keepMemory(pglite)];
  return () =>
    pglite._runExclusiveTransaction(() =>
      pglite._runExclusiveQuery(async () => {
        for (const rewind of parts) rewind();
      }),
    );
}
