/** `node seed-world.ts`: the data that all browser tests begin with, in a folder. Where it has to be made, it takes as long as a build does. */
import { rmSync } from 'node:fs';
import { copyBooted } from '#tests/sandbox/booted-folder.ts';
import { seededData, seededFolder } from './seeded.ts';

rmSync(seededFolder, { recursive: true, force: true });
await copyBooted(seededData);
