/** `npm run verify`: replays the whole book from its beginning, and says of each rule whether it holds. Exit code 1 if not. */
import { openDatabase } from '#sandbox/db/open.ts';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { exitWith } from '#sandbox/run-server.ts';

async function run(): Promise<void> {
  loadEnvironmentFile();
  const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env);
  const opened = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, existing: true });
  try {
    const { ok, entries, checks } = await verify({ db: opened.back });
    for (const check of checks)
      console.log(`${check.ok ? 'ok  ' : 'FAIL'} ${check.id.padEnd(3)} ${check.name}: ${check.detail}`);
    console.log(ok ? `All rules hold in ${entries} entries.` : 'The book breaks a rule.');
    process.exitCode = ok ? 0 : 1;
  } finally {
    await opened.close();
  }
}

await run().catch(exitWith);
