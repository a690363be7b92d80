/** `npm start`: builds the app, then serves app and sandbox at one origin. `--no-build` serves what is built. */
import { join } from 'node:path';
import { StartError } from '#sandbox/db/start-error.ts';
import { runServer } from '#sandbox/run-server.ts';
import { run } from './run.ts';

async function build(): Promise<void> {
  if (process.argv.includes('--no-build')) return;
  // Ends with this process: a signal may come meanwhile.
  const { code } = await run(process.execPath, [join(import.meta.dirname, 'build.ts')]);
  if (code !== 0) throw new StartError('The build failed, see above. Nothing was started.');
}

await runServer(build);
