/** Rates beside a bare server on the same database: in short turns one after the other, so that both meet the same machine. */
import { closedLoop, quantile, type Measured } from './closed-loop.ts';
import { bareMove, type NextCall } from './member-calls.ts';

export interface Compared extends Measured {
  name: string;
  clients: number;
  /** Calls a second of the bare server in the same turns. */
  bare: number;
  /** Of ours to the bare one. */
  ratio: number;
}

const joined = (turns: readonly Measured[]): Measured => {
  const sum = (of: (one: Measured) => number): number => turns.reduce((total, one) => total + of(one), 0);
  const middle = (of: (one: Measured) => number): number =>
    quantile(
      turns.map(of).toSorted((a, b) => a - b),
      0.5,
    );
  return {
    rate: sum(({ rate }) => rate) / turns.length,
    calls: sum(({ calls }) => calls),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    refused: sum(({ refused }) => refused),
    idle: sum(({ idle }) => idle) / turns.length,
  };
};

export interface Comparison {
  bare: string;
  ours: readonly string[];
  clients: number;
  calls: Readonly<Record<string, NextCall>>;
  turns: number;
  /** ms of one turn. */
  lasts: number;
}

export async function compare({ bare, ours, clients, calls, turns, lasts }: Comparison): Promise<Compared[]> {
  const measured = new Map<string, Measured[]>();
  const note = (name: string, one: Measured): void => void measured.set(name, [...(measured.get(name) ?? []), one]);
  // The first turn of each is for the compiler of the code, ours and the bare one's, and doesn't count.
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, next] of Object.entries(calls)) {
      const other = await closedLoop({ bases: [bare], clients, lasts, next: bareMove });
      const shifted: NextCall = (client, count) => next(client, count + turn * 10_000);
      const own = await closedLoop({ bases: ours, clients, lasts, next: shifted });
      if (turn === 0) continue;
      note(`bare ${name}`, other);
      note(name, own);
    }
  }
  return Object.keys(calls).map((name) => {
    const [own, other] = [joined(measured.get(name) ?? []), joined(measured.get(`bare ${name}`) ?? [])];
    return { ...own, name, clients, bare: other.rate, ratio: own.rate / other.rate };
  });
}
