/** By what an account can be made: the panel's choice, both in a fresh demo (product 5.1). */
import { codeChannels, type CodeChannel } from '#domain/verification.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';

export const registerWays = ['both', ...codeChannels] as const;
export type RegisterWay = (typeof registerWays)[number];

const key = 'register.way';

export async function registerWay(db: Context['db']): Promise<RegisterWay> {
  const kept = await readSetting(db, key);
  return registerWays.find((way) => way === kept) ?? 'both';
}

export const setRegisterWay = (db: Context['db'], way: RegisterWay): Promise<void> => writeSetting(db, key, way);

export async function registerTypes(db: Context['db']): Promise<CodeChannel[]> {
  const way = await registerWay(db);
  return codeChannels.filter((channel) => way === 'both' || way === channel);
}
