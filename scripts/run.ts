/** Runs one command of the project and hands its output through. */
import { spawn } from 'node:child_process';

export interface Run {
  code: number;
  /** What it printed, both streams in order. */
  output: string;
}

/** @param quiet keeps the output back; it is returned in any case */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  quiet = false,
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // On Windows the tools of node_modules/.bin are .cmd files.
      shell: process.platform === 'win32',
    });
    // It doesn't go on without who asked for it.
    const end = (): void => void child.kill();
    process.once('exit', end);
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
