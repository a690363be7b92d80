/** Packs text files beside themselves as `.br`, once at build time, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** From here on it pays to try: bytes. */
const large = 64 * 1024;

/** How near repeats are told, which of them is smallest changes with each change of a script: a thousandth. */
const directDistances = [0, 1, 2, 4];

function smallest(content: Buffer): Buffer {
  const packed = directDistances.map((direct) =>
    // At the highest quality, which is the default.
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_NDIRECT]: direct } }),
  );
  return packed.reduce((least, one) => (one.length < least.length ? one : least));
}

export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, content.length < large ? brotliCompressSync(content) : smallest(content));
  }
}
