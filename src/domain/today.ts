/** What a member's machines have paid and pay next, as home shows it (product 7.6). USDT in millionths, instants in ms. */

/** All orders of one machine that a member has. */
export interface MachineToday {
  productId: string;
  name: string;
  image: string;
  /** Orders that run. */
  running: number;
  /** Stated for one day of them. */
  dayReturn: bigint;
  /** What waits to be collected, in how many payments. */
  due: bigint;
  dueCount: number;
  /** What was stated for the days since the first of these payments; above `due` where the machine earned too little. */
  stated: bigint;
}

/** The order that a new member is given, while it runs. */
export interface FreeTrial {
  orderId: string;
  name: string;
  image: string;
  dayReturn: bigint;
  boughtAt: number;
  /** The day that runs, from 1. */
  day: number;
  validDays: number;
  /** Null after the last one. */
  nextDueAt: number | null;
}

/** What a newcomer has done so far. */
export interface FirstSteps {
  hasRecharged: boolean;
  /** A machine beside the free trial. */
  hasRented: boolean;
  hasCollected: boolean;
}

export interface Today {
  /** Those that run or have paid, what is due first. */
  machines: readonly MachineToday[];
  /** When the last income fell due, or the first order began; null without an order. */
  sinceAt: number | null;
  /** When the next one falls due; null while nothing runs. */
  nextDueAt: number | null;
  trial: FreeTrial | null;
  firstSteps: FirstSteps;
}

/** What waits to be collected of all of them. */
export const dueOf = ({ machines }: Pick<Today, 'machines'>): bigint =>
  machines.reduce((sum, { due }) => sum + due, 0n);

/** What the machines paid less than stated. */
export const shortfallOf = ({ due, stated }: MachineToday): bigint => (stated > due ? stated - due : 0n);
