/** `node seed-world.ts`: the data that all browser tests begin with, in a folder. It takes as long as a build does: beside it. */
import { rmSync } from 'node:fs';
import { createLog } from '#sandbox/log.ts';
import { openSandbox } from '#sandbox/open-sandbox.ts';
import { seededData, seededFolder } from './seeded.ts';

rmSync(seededFolder, { recursive: true, force: true });
const sandbox = await openSandbox(
  { DATA_DIR: seededData, DATABASE_URL: '' },
  { log: createLog('error'), checkReplies: false },
);
await sandbox.close();
