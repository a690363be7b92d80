/** Programs that tests need of the machine: found where they are, or installed as Debian has them. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first that is in the path, by any of its names. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Installs packages with apt-get. Nothing is downloaded from anywhere else.
 * @param missing what was not found, for who reads the log
 * @param help what to do where it can't
 * @throws where it can't
 */
export async function installPackages(missing: string, packages: readonly string[], help: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(`${missing}, and only root can install it. ${help}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`${missing}: installing ${packages.join(' ')} with apt-get.`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, env, true);
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed.\n${output}\n${help}`);
  }
}
