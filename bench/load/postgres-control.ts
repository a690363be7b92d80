/** Stops and starts the throw-away Postgres of `.ci/with-postgres`, as its owner; not one that DATABASE_URL names. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const control = process.env['POSTGRES_CONTROL'] ?? '';

export const controlsPostgres = control !== '';

/** `pg_ctl`'s own words, for example `stop --mode fast`. The load goes on meanwhile. */
export const controlPostgres = async (...words: readonly string[]): Promise<void> => {
  await promisify(execFile)(control, [...words, '--wait']);
};

/** The throw-away one acknowledges before anything is written, for speed. Where it is killed it must keep what it acknowledged. */
export async function keepCommits(url: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database ${pg.escapeIdentifier(database)} set synchronous_commit = on`);
  await client.end();
}
