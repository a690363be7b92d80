/** Packs text files beside themselves as `.br`, once at build time, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|webmanifest)$/;

export const brotliSize = (content: Buffer): number => brotli(content).length;

/** Beside the highest quality: what packed our scripts best of some 300 settings, by about a thousandth. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: 19,
  [constants.BROTLI_PARAM_NPOSTFIX]: 2,
  [constants.BROTLI_PARAM_NDIRECT]: 60,
};

const brotli = (content: Buffer): Buffer => brotliCompressSync(content, { params });

export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotli(readFileSync(path)));
  }
}
