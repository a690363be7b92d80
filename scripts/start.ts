/** `npm start`: builds the app, then serves app and sandbox at one origin. `--no-build` serves what is built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from '#sandbox/db/start-error.ts';
import { runServer } from '#sandbox/run-server.ts';

async function build(): Promise<void> {
  if (process.argv.includes('--no-build')) return;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('The build failed, see above. Nothing was started.');
}

await runServer(build);
