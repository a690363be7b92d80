/** A link that sets the sandbox up, put together from choices (product 20.6). */
import { calm, formatScenario, parseScenario, scenarios, type Scenario, type ScenarioFault } from './scenario.ts';

export interface LinkChoice {
  scenario: Scenario;
  /** Address of the screen that the link leads to. */
  screen: string;
  /** Tag of a language; empty: the device's. */
  language: string;
}

/** Where a link may lead: screens that a scenario shows something on, and that need no id. */
export const linkScreens = [
  '/index',
  '/index/machines',
  '/index/sign',
  '/index/getcoupon',
  '/projects',
  '/user/receiveincome',
  '/user/record?type=1',
  '/user/reward',
  '/user/newrecharge',
  '/user/recharge',
  '/user/cashrecharge',
  '/user/allExtract',
  '/user/withdraw',
  '/user/fund',
  '/index/friend',
  '/dynamic',
  '/message',
  '/mine',
] as const;

/** The name of a scenario that has one: it is shorter than its text, and tells more. */
export function shortText(scenario: Scenario): string {
  const text = formatScenario(scenario);
  const named = scenarios.find((one) => formatScenario(parseScenario(one.text) ?? calm) === text);
  return named?.name ?? text;
}

/** @param base address of the app; what stands behind its path is left out */
export function linkOf(base: string, { scenario, screen, language }: LinkChoice): string {
  const [page = ''] = base.split(/[?#]/);
  const spoken = language === '' ? '' : `?lang=${language}`;
  return `${page}${spoken}#${screen}${screen.includes('?') ? '&' : '?'}scenario=${shortText(scenario)}`;
}

/** What one part says; null where it is none, or more than one. */
const readPart = (part: string): Scenario | null => (part.includes(',') ? null : parseScenario(part));

/** As a scenario has a time after its start; null for what is none. */
export function readForward(typed: string): number | null {
  const text = typed.trim();
  return text === '' ? 0 : (readPart(`forward.${text}`)?.forward ?? null);
}

export const writeForward = (forward: number): string =>
  forward === 0 ? '' : formatScenario({ ...calm, forward }).slice('forward.'.length);

/** A seed; null: the world that is there; undefined: none can be called that. */
export function readSeed(typed: string): string | null | undefined {
  const text = typed.trim();
  return text === '' ? null : (readPart(`seed.${text}`)?.seed ?? undefined);
}

/** A fault as it is typed, its call also as the panel writes it; null where the sandbox would not understand it. */
export function readFault({ kind, call, times, seconds }: Record<'kind' | 'call' | 'times' | 'seconds', string>) {
  const late = kind === 'slow' ? `.${Math.round(Number(seconds) * 1_000)}` : '';
  const path = call.trim().replace(/^\/?api\/|^\//, '');
  const [fault]: readonly ScenarioFault[] = readPart(`${kind}.${path}${late}.x${times.trim()}`)?.faults ?? [];
  return fault ?? null;
}
