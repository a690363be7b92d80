/** What the tests need of a browser, whatever its engine: the two protocols say it in their own ways. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Input as W3C WebDriver has it; WebDriver BiDi has the same. */
export type Input =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: readonly object[] }
  | { type: 'key'; id: string; actions: readonly object[] };

/** One browser with one tab, of 390 × 844. */
export interface Browser {
  /** Resolves once the page is loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** @param code an expression, or a promise of one. What it gives has to fit into JSON. */
  evaluate(code: string): Promise<unknown>;
  perform(input: readonly Input[]): Promise<void>;
  close(): Promise<void>;
}

export const size = { width: 390, height: 844 } as const;

/** What a process prints that says that it is ready. @throws with all that it said, when it ends before */
export function whenSaid(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = pattern.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}\n${said}`)));
  });
}

/** Ends a process that we started. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
