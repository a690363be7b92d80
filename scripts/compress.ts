/** Packs text files beside themselves as `.br`, once at build time, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** The file that the budget is tightest for: which setting packs it smallest changes with each hash in it, by a thousandth. */
const entry = /^entry-.*\.js$/;

const settings = [0, 19].flatMap((block) =>
  [0, 2, 4, 8].map((direct) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })),
);

/** At the highest quality, which is the default. */
const smallest = (content: Buffer): Buffer =>
  settings
    .map((params) => brotliCompressSync(content, { params }))
    .reduce((least, one) => (one.length < least.length ? one : least));

export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !text.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, entry.test(file.name) ? smallest(content) : brotliCompressSync(content));
  }
}
