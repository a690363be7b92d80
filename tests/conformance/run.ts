/** The whole suite against one backend, case by case: one that fails leaves the others to be tried. */
import { AssertionError } from 'node:assert/strict';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createBench, type Bench, type Case } from './bench.ts';
import type { Send } from './call.ts';
import { cases } from './cases/every-case.ts';
import { keepsLaws } from './laws.ts';
import { socketCases } from './socket.ts';

export interface Result {
  /** `assets.createOrder`. */
  name: string;
  /** Null: it holds. */
  problem: string | null;
}

export interface RunOptions {
  /** Where the socket is, `ws:`; without it the socket is left out. */
  socket?: string;
  /** Names that begin with one of these; all of them if none is given. */
  only?: readonly string[];
  onResult?: (result: Result) => void;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function problemOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    // Node puts both values behind the words that a case gave: whoever mends it reads the words.
    const { message } = toError(error);
    return error instanceof AssertionError && !error.generatedMessage ? (message.split('\n')[0] ?? '') : message;
  }
}

function* casesFor(bench: Bench, socket: string | undefined): Generator<[name: string, work: () => Promise<void>]> {
  for (const [backend, endpoints] of Object.entries(contract)) {
    const byName: Record<string, Case> = cases[backend as keyof typeof contract];
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      yield [`${backend}.${name}`, async () => byName[name]?.(bench)];
      yield [`${backend}.${name}, as every call`, () => keepsLaws(bench, endpoint)];
    }
  }
  if (socket === undefined) return;
  for (const [name, work] of Object.entries(socketCases)) yield [`socket.${name}`, () => work(socket, bench)];
}

export async function runConformance(
  send: Send,
  { socket, only = [''], onResult }: RunOptions = {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, work] of casesFor(createBench(send), socket)) {
    if (!only.some((begin) => name.startsWith(begin))) continue;
    const result = { name, problem: await problemOf(work) };
    results.push(result);
    onResult?.(result);
  }
  return results;
}
