/** What is about to be written, worked out in full before the first file: a name that is taken leaves nothing behind. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Plan {
  /** As it will be. */
  read(path: string): string;
  /** @throws where the file is there already */
  create(path: string, content: string): void;
  /** Puts text behind what a pattern finds first. @throws where it finds nothing */
  insert(path: string, behind: RegExp, text: string): void;
  /** @returns the paths that were written */
  write(): string[];
}

/** @param root of the checkout */
export function planFor(root: string): Plan {
  const writes = new Map<string, string>();
  const read = (path: string): string => writes.get(path) ?? readFileSync(join(root, path), 'utf8');
  const changedShape = (path: string, pattern: RegExp): Error =>
    new Error(`${path} has changed its shape: ${String(pattern)} is not in it`);

  return {
    read,

    create(path, content) {
      if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
      writes.set(path, content);
    },

    insert(path, behind, text) {
      const content = read(path);
      const found = behind.exec(content);
      if (!found) throw changedShape(path, behind);
      const end = found.index + found[0].length;
      writes.set(path, content.slice(0, end) + text + content.slice(end));
    },

    write() {
      for (const [path, content] of writes) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
      return [...writes.keys()];
    },
  };
}
