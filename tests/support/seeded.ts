/** What the `world` project makes once for all tests: the seeded data, as a folder and as one file, and signed-in browsers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Member = 'demo' | 'empty';

export const seededFolder = join(import.meta.dirname, '..', '..', '.cache', 'e2e');
export const seededData = join(seededFolder, 'data');
/** The same as a dump that a database in memory begins with. */
export const seededDump = join(seededFolder, 'data.tar');
export const stateFile = (member: Member): string => join(seededFolder, `${member}.json`);

/** A member's signed-in browser, as if it had been at this address. */
export async function stateAt(url: string, member: Member): Promise<StorageState> {
  const state = JSON.parse(await readFile(stateFile(member), 'utf8')) as StorageState;
  return { ...state, origins: state.origins.map((origin) => ({ ...origin, origin: url })) };
}
