/** The engines beside Chromium: found, installed, and the parts that test the app in them (`tests/engines`). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vitest, type Part } from './parts.ts';
import { findProgram, installPackages, isExecutable } from './programs.ts';

export type EngineName = 'firefox' | 'webkit';

interface Engine {
  packages: readonly string[];
  /** The browser's program, where all that it needs is here. */
  find: () => string | undefined;
}

/** WebKitGTK's small browser is in no path. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  const drivers = findProgram(['WebKitWebDriver']) && findProgram(['Xvfb']);
  return drivers && folders.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser')).find(isExecutable);
}

const engines: Record<EngineName, Engine> = {
  firefox: { packages: ['firefox-esr'], find: () => findProgram(['firefox-esr', 'firefox']) },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findMiniBrowser },
};

export const engineNames = Object.keys(engines) as EngineName[];

/** @throws when it isn't here and can't be installed */
async function findEngine(name: EngineName): Promise<string> {
  const { packages, find } = engines[name];
  const found = find();
  if (found) return found;
  const help = `Install ${packages.join(' and ')}.`;
  await installPackages(`${name} was not found`, packages, help);
  const installed = find();
  if (!installed) throw new Error(`apt-get installed no ${name}. ${help}`);
  return installed;
}

const partOf = (name: EngineName, path: string, args: readonly string[]): Part =>
  vitest(name, 'engines', args, { ENGINE: name, ENGINE_PATH: path });

/** An engine that can't be had is a failure like any other. @param args files, for these only */
export async function enginePart(name: EngineName, args: readonly string[] = []): Promise<Part> {
  try {
    return partOf(name, await findEngine(name), args);
  } catch (error) {
    return { name, run: async () => ({ passed: 0, failed: 1, output: String(error) }) };
  }
}

/** Where an engine is installed already; says that it is left out where it isn't. */
export function installedEngineParts(name: EngineName, args: readonly string[]): Part[] {
  const { packages, find } = engines[name];
  const path = find();
  if (path) return [partOf(name, path, args)];
  console.log(
    `left out: ${args.join(' ')} in ${name}, which needs ${packages.join(' and ')}; npm run test:all installs it`,
  );
  return [];
}
