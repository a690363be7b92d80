/** A file that is whole gets its name: never over another one, also one that came meanwhile. */
import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';

/** @returns once `file` is there; `part` may be there still. @throws what the file system says, EEXIST for one */
export async function nameWhole(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    if (existsSync(file)) throw error;
    // exFAT and some network disks have no links.
    await rename(part, file);
  }
}
