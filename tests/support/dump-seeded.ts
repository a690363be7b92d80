/** `node dump-seeded.ts <folder> <file>`: the database of a data folder as one file, for databases in memory. */
import { writeFileSync } from 'node:fs';
import { openDatabase } from '#sandbox/db/open.ts';
import { dumpOf } from '#tests/sandbox/dump.ts';

const [, , dataDir = '', file = ''] = process.argv;
const opened = await openDatabase({ dataDir });
writeFileSync(file, await dumpOf(opened));
await opened.close();
