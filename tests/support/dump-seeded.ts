/** `node dump-seeded.ts <folder> <file>`: the database of a data folder as one file, for databases in memory. */
import { writeFileSync } from 'node:fs';
import { openDatabase } from '#sandbox/db/open.ts';

const [, , dataDir = '', file = ''] = process.argv;
const opened = await openDatabase({ dataDir });
const bytes = await opened.dump?.();
if (!bytes) throw new Error(`${dataDir} gives no dump`);
writeFileSync(file, new Uint8Array(await bytes.arrayBuffer()));
await opened.close();
