/**
 * The rules of machines that move money (design.md "Money"), read off their walks. Each returns what breaks it, in words;
 * nothing is broken when the list is empty.
 */
import { isDefinite, isUnsent, toFailure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { edgesOf } from '#machines/model/edges.ts';
import { placesOf, type Place, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { takeWalk } from '#machines/model/run.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { valuesIn } from './values-in.ts';

/** The child that moves money for a flow. */
const child = 'settlement';

const portsOf = ({ machine }: AnyWalk): string[] => Object.keys(machine.implementations.actors);

export const isMoneyFlow = (walk: AnyWalk): boolean => portsOf(walk).includes(child);
/** The machine that moves money itself. */
export const isSettlement = (walk: AnyWalk): boolean =>
  portsOf(walk).includes('submit') && portsOf(walk).includes('askOutcome');

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && ['id', 'kind', 'subject', 'sent'].every((key) => key in value);

const intentsIn = (value: unknown): string[] => [...valuesIn(value)].filter(isIntent).map(({ id }) => id);

/** One intent for one move: whatever is sent, sent again, asked about or cancelled has the id that was stored before. */
export async function intentBreaches(walk: AnyWalk): Promise<string[]> {
  const stored = new Set(intentsIn([walk.input, walk.events]));
  const { inputs } = await takeWalk(walk);
  return [...inputs].flatMap(([port, given]) =>
    [...new Set(intentsIn(given))]
      .filter((id) => !stored.has(id))
      .map((id) => `${port} gets the intent ${id}, which nobody stored`),
  );
}

/** What a step says about a move that was sent: the server has answered, or nobody knows. */
function answerOf({ event }: Step): 'known' | 'unknown' | null {
  const what = kindOf(event.type);
  if (what.kind === 'done') return ['submit', 'askOutcome', 'cancel'].includes(what.port) ? 'known' : null;
  if (what.kind !== 'failed') return null;
  const failure = toFailure('error' in event ? event.error : undefined);
  return what.port === 'submit' && (isDefinite(failure) || isUnsent(failure)) ? 'known' : 'unknown';
}

const isOver = (place: Place | undefined): boolean => place?.snapshot.status === 'done';
const startsAgain = (place: Place | undefined): boolean =>
  place?.snapshot._nodes.some(({ invoke }) => invoke.some(({ src }) => src === 'submit')) ?? false;

/** Of a settlement: an outcome that nobody knows ends, or is sent again, only after the server was asked. */
export function doubtBreaches(walk: AnyWalk): string[] {
  const places = placesOf(walk);
  const doubts = [...places.values()].flatMap(({ steps }) => steps.filter((step) => answerOf(step) === 'unknown'));
  const breaches = new Set<string>();
  const seen = new Set<string>();
  for (let step = doubts.shift(); step; step = doubts.shift()) {
    const place = places.get(step.to);
    if (isOver(place)) breaches.add(`${step.from}: ${step.label} ends a move that nobody knows about`);
    if (startsAgain(place)) breaches.add(`${step.from}: ${step.label} sends a move again that nobody asked about`);
    if (seen.has(step.to)) continue;
    seen.add(step.to);
    doubts.push(...(place?.steps ?? []).filter((next) => answerOf(next) !== 'known'));
  }
  return [...breaches];
}

/**
 * Of a flow: while money moves only the settlement's own word leads on; where the settlement failed, only the start
 * does, which asks what became of the intent.
 */
export function settlingBreaches({ machine }: AnyWalk): string[] {
  const edges = edgesOf(machine);
  const nodes = Object.values(machine.root.states);
  const settling = nodes.filter(({ invoke }) => invoke.some(({ src }) => src === child)).map(({ key }) => key);
  const start = machine.root.initial.target[0]?.key;
  return edges.flatMap(({ from, label, to }) => {
    if (to === null || (from !== null && !settling.includes(from))) return [];
    if (label !== `${child} done` && label !== `${child} failed`)
      return [`${label} leads out of ${settling.join()} to ${to}`];
    if (label === `${child} done`) return [];
    const ways = edges.filter((edge) => edge.from === to && edge.to !== null);
    const isSafe = ways.length > 0 && ways.every((way) => way.to === start);
    return isSafe ? [] : [`after ${label}, ${to} does not begin anew with what became of it`];
  });
}
