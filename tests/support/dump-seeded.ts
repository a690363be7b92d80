/** `node dump-seeded.ts <folder> <file>`: the database of a data folder as one file, for databases in memory. */
import { writeFileSync } from 'node:fs';
import { openDatabase } from '#sandbox/db/open.ts';
import { dumpOf } from '#tests/sandbox/dump.ts';

const [, , dataDir = '', file = ''] = process.argv;
const folder = await openDatabase({ dataDir });
const dump = await folder.dump?.();
await folder.close();
// The folder stays whole: a database without those that others are made from is found to be damaged.
const memory = await openDatabase({ dump });
writeFileSync(file, await dumpOf(memory));
await memory.close();
