/**
 * What the sandbox is asked to be, as a text that fits into an address: so that a bug report is a link. The app reads it
 * from `?scenario=`, the sandbox brings it about. Only the sandbox knows scenarios (rule P1).
 */
import { day, hour, minute } from './limits.ts';

export const faultKinds = [
  /** Commits, then the connection breaks without an answer. */
  'lost-reply',
  /** The connection breaks, nothing done. */
  'offline',
  /** 500, nothing done. */
  'error-before',
  /** 500, all done. */
  'error-after',
  /** 401, nothing done. */
  'unauthorized',
  /** Commits, then answers after `ms`. */
  'slow',
  /** Handled twice, as behind a proxy that repeats it; the second answer. */
  'duplicate',
  /** 200 with a page of HTML, as a captive portal answers; nothing done. */
  'html',
  /** Commits, then answers with half of the JSON. */
  'malformed',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What arrives for the next recharge. */
export const payerHabits = ['full', 'partial', 'over', 'late', 'none'] as const;
export type PayerHabit = (typeof payerHabits)[number];

/** How the next withdrawal ends. */
export const withdrawalEnds = ['arrives', 'fails', 'overdue'] as const;
export type WithdrawalEnd = (typeof withdrawalEnds)[number];

export interface ScenarioFault {
  /** `/api/<backend>/<path>`, `*` for any call, `money` for each call that moves money. */
  readonly path: string;
  readonly fault: FaultKind;
  /** For so many calls, from 1. */
  readonly times: number;
  /** How late a `slow` answer is. */
  readonly ms: number;
}

export interface Scenario {
  /** A world made anew with this seed; null: the one that is there. */
  readonly seed: string | null;
  /** ms since the world's beginning, whole minutes; 0 leaves a running world's clock alone. */
  readonly forward: number;
  readonly faults: readonly ScenarioFault[];
  /** Of the next recharge; null: as asked. */
  readonly deposit: PayerHabit | null;
  /** Of the next withdrawal; null: in time. */
  readonly withdrawal: WithdrawalEnd | null;
  /** `none`: renters pay nothing any more; null: as usual. */
  readonly earnings: 'none' | null;
  /** `empty`: the budget is paid out; null: as it is. */
  readonly promotion: 'empty' | null;
}

export const calm: Scenario = {
  seed: null,
  forward: 0,
  faults: [],
  deposit: null,
  withdrawal: null,
  earnings: null,
  promotion: null,
};

/** What stands where a text says nothing of it. */
const once = 1;
export const usualDelay = 3_000;
/** Most of each; `forward` in ms: every day on the way is settled. */
export const scenarioLimits = { times: 1_000, ms: 120_000, faults: 20, path: 200, forward: 400 * day } as const;

/** A world's name: what an address holds as it is. */
export const seedPattern = /^[\w-]{1,40}$/;
/** What an order can be for: any call, each call that moves money, or one. */
export const faultPathPattern = /^(\*|money|\/api(\/[\w-]+)+)$/;

const api = '/api/';

const isOneOf = <const Names extends readonly string[]>(names: Names, name: string): name is Names[number] =>
  names.includes(name);

/** Where a bug report starts from: each name is a whole scenario by itself. */
export const scenarios = [
  { name: 'expired-session', text: 'unauthorized.money' },
  // A browser sends a call again whose connection breaks, on each of its connections: every copy has to get lost.
  { name: 'lost-reply', text: 'lost-reply.money.x12' },
  { name: 'duplicate', text: 'duplicate.money' },
  { name: 'slow', text: 'slow.*.8000.x20' },
  { name: 'offline', text: 'offline.*.x20' },
  { name: 'partial-deposit', text: 'deposit.partial' },
  // Friday at 17:00: most products have used up what they had put by, and the withdrawal window is open.
  { name: 'empty-revenue', text: 'seed.dayrent,forward.4d7h,earnings.none' },
  { name: 'empty-promotion', text: 'promotion.empty' },
] as const;

function parseForward(text: string): number | null {
  const parts = /^(?=\d)(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,8})m)?$/.exec(text);
  if (!parts) return null;
  const [days, hours, minutes] = parts.slice(1).map((part) => Number(part ?? 0));
  const forward = (days ?? 0) * day + (hours ?? 0) * hour + (minutes ?? 0) * minute;
  return forward <= scenarioLimits.forward ? forward : null;
}

function formatForward(forward: number): string {
  const units = [
    [Math.floor(forward / day), 'd'],
    [Math.floor((forward % day) / hour), 'h'],
    [Math.floor((forward % hour) / minute), 'm'],
  ] as const;
  return (
    units
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count}${name}`)
      .join('') || '0m'
  );
}

function wholeBetween(text: string, least: number, most: number): number | null {
  if (!/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function parseFault(fault: FaultKind, [call = '', ...values]: readonly string[]): ScenarioFault | null {
  const path = call === '*' || call === 'money' ? call : api + call;
  if (!faultPathPattern.test(path) || path.length > scenarioLimits.path) return null;
  const rest = [...values];
  const times = rest.at(-1)?.startsWith('x') ? wholeBetween(rest.pop()?.slice(1) ?? '', 1, scenarioLimits.times) : once;
  const delay = rest.length > 0 ? wholeBetween(rest.shift() ?? '', 0, scenarioLimits.ms) : usualDelay;
  return times === null || delay === null || rest.length > 0 ? null : { path, fault, times, ms: delay };
}

/** One part of the text in the words of the type; null: not understood. */
function parsePart(part: string): Partial<Scenario> | ScenarioFault | null {
  const [name = '', ...values] = part.split('.');
  if (isOneOf(faultKinds, name)) return parseFault(name, values);
  const [value = ''] = values;
  if (values.length !== 1) return null;
  if (name === 'seed' && seedPattern.test(value)) return { seed: value };
  if (name === 'deposit' && isOneOf(payerHabits, value)) return { deposit: value };
  if (name === 'withdrawal' && isOneOf(withdrawalEnds, value)) return { withdrawal: value };
  if (name === 'earnings' && value === 'none') return { earnings: value };
  if (name === 'promotion' && value === 'empty') return { promotion: value };
  const forward = name === 'forward' ? parseForward(value) : null;
  return forward === null ? null : { forward };
}

/**
 * Parts joined by commas, `name.value…`: `seed.dayrent,forward.4d7h30m,slow.assets/wallet/summary.8000.x3`; or one name
 * of `scenarios`. Null for anything else, for a part that is there twice, and for too many faults.
 */
export function parseScenario(text: string): Scenario | null {
  const source = scenarios.find(({ name }) => name === text)?.text ?? text;
  const faults: ScenarioFault[] = [];
  let scenario: Partial<Scenario> = {};
  for (const part of source.split(',')) {
    const found = parsePart(part);
    if (!found) return null;
    if ('path' in found) faults.push(found);
    else if (Object.keys(found).some((name) => name in scenario)) return null;
    else scenario = { ...scenario, ...found };
    if (faults.length > scenarioLimits.faults) return null;
  }
  return { ...calm, ...scenario, faults };
}

const formatFault = ({ path, fault, times, ms }: ScenarioFault): string =>
  [
    fault,
    path.startsWith(api) ? path.slice(api.length) : path,
    ...(ms === usualDelay ? [] : [ms]),
    ...(times === once ? [] : [`x${times}`]),
  ].join('.');

/** The text that `parseScenario` reads as this scenario; an address holds it without escaping. */
export function formatScenario({ seed, forward, faults, ...orders }: Scenario): string {
  const parts = [
    ...(seed === null ? [] : [`seed.${seed}`]),
    ...(forward === 0 ? [] : [`forward.${formatForward(forward)}`]),
    ...(['deposit', 'withdrawal', 'earnings', 'promotion'] as const).flatMap((name) =>
      orders[name] === null ? [] : [`${name}.${orders[name]}`],
    ),
    ...faults.map(formatFault),
  ];
  // A text is never empty: nothing at all is a clock that stays where it is.
  return parts.length === 0 ? `forward.${formatForward(0)}` : parts.join(',');
}
