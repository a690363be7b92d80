/** Packs text files beside themselves as `.br`, once at build time, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|webmanifest)$/;

export const brotliSize = (content: Buffer): number => brotli(content).length;

/** At the highest quality, which is the default. Other settings win or lose a thousandth with each change of the scripts. */
const brotli = (content: Buffer): Buffer => brotliCompressSync(content);

export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotli(readFileSync(path)));
  }
}
