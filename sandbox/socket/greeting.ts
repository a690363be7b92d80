import type { RawData } from 'ws';
import * as v from 'valibot';
import type { Greeting } from '#domain/socket.ts';

const greeting = v.strictObject({ type: v.literal('hello'), token: v.pipe(v.string(), v.maxLength(100)) });

/** @returns the token of a greeting; null for anything else */
export function readToken(data: RawData, isBinary: boolean): Greeting['token'] | null {
  if (isBinary || !(data instanceof Buffer)) return null;
  try {
    const parsed = v.safeParse(greeting, JSON.parse(data.toString('utf8')));
    return parsed.success ? parsed.output.token : null;
  } catch {
    return null;
  }
}
