/**
 * The rules of machines that move money (L4, C1, C2), read off their walks. Each returns what breaks it, in words;
 * nothing is broken when the list is empty.
 */
import { isDefinite, isUnsent, toFailure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { asKept } from '#domain/fresh-age.ts';
import { edgesOf } from '#machines/model/edges.ts';
import { effectsOf } from '#machines/model/effects.ts';
import { nodesOf, placesOf, type Place, type Step } from '#machines/model/graph.ts';
import { kindOf } from '#machines/model/happening.ts';
import { outcomeOf } from '#machines/model/outcome.ts';
import { takeWalk } from '#machines/model/run.ts';
import { pathOf } from '#machines/model/state-name.ts';
import { hasKept, isFigure, keptTerms } from '#machines/terms.ts';
import type { AnyEventObject } from 'xstate';
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

/** Of a settlement: no failure of a second copy ends the move, whose first one may still come. */
export function copyBreaches(walk: AnyWalk): string[] {
  const places = placesOf(walk);
  const copies = [...places.values()].flatMap(({ steps }) => steps.filter(({ event }) => event.type === 'move.resend'));
  const failures = copies
    .flatMap(({ to }) => places.get(to)?.steps ?? [])
    .filter(({ event }) => kindOf(event.type).kind === 'failed');
  const ends = failures.filter(({ to }) => isOver(places.get(to)));
  return [...new Set(ends.map(({ from, label }) => `${from}: ${label} ends a move whose first copy may still come`))];
}

/** What a state around another one does counts there too. */
const isAround = (outer: string | null, path: string): boolean => outer === path || path.startsWith(`${outer}.`);

/**
 * Of a flow: while money moves only the settlement's own word leads on; where the settlement failed, only the start
 * does, which asks what became of the intent.
 */
export function settlingBreaches({ machine }: AnyWalk): string[] {
  const edges = edgesOf(machine);
  const nodes = nodesOf(machine.root).filter(({ invoke }) => invoke.some(({ src }) => src === child));
  const settling = nodes.map(pathOf);
  const [first] = machine.root.initial.target;
  const start = first && pathOf(first);
  return edges.flatMap(({ from, label, to }) => {
    if (to === null || (from !== null && !settling.some((path) => isAround(from, path)))) return [];
    if (label !== `${child} done` && label !== `${child} failed`)
      return [`${label} leads out of ${settling.join()} to ${to}`];
    if (label === `${child} done`) return [];
    const ways = edges.filter(({ from: at, to: next }) => next !== null && isAround(at, to));
    const isSafe = ways.length > 0 && ways.every((way) => way.to === start);
    return isSafe ? [] : [`after ${label}, ${to} does not begin anew with what became of it`];
  });
}

/** What moves money, or takes what there are few of. */
const movers = [child, 'receiveCoupon'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An answer as the device kept it; null for one that has no age. */
function keptAnswer(event: AnyEventObject): AnyEventObject | null {
  const output: unknown = event['output'];
  if (kindOf(event.type).kind !== 'done' || !isObject(output)) return null;
  if (isFigure(output)) return { ...event, output: asKept(output) };
  const kept = keptTerms(output);
  return hasKept(kept) ? { ...event, output: kept } : null;
}

const portIn = (type: string): string | null => {
  const what = kindOf(type);
  return what.kind === 'done' ? what.port : null;
};

/** Ports whose answers have an age: terms, and quotes. */
export const termsPorts = ({ events, machine }: AnyWalk): string[] =>
  Object.keys(machine.implementations.actors).filter((port) =>
    Object.values(events).some((event) => portIn(event.type) === port && keptAnswer(event) !== null),
  );

/** The same walk, with answers of one port that come from the device alone. */
const onKept = (walk: AnyWalk, port: string): AnyWalk => ({
  ...walk,
  events: Object.fromEntries(
    Object.entries(walk.events).map(([label, event]) => [
      label,
      (portIn(event.type) === port && keptAnswer(event)) || event,
    ]),
  ),
});

/** What a step sends: a move that went out in an earlier page life is only asked about. */
function sentBy({ snapshot }: Place, { event }: Step): string[] {
  const { started } = effectsOf(outcomeOf(snapshot, event).actions);
  return movers.filter((port) => {
    const input = started[port];
    return isObject(input) && !('move' in input && input.move === null);
  });
}

/** Of a flow with terms: on terms or a quote that the device kept, nothing is sent, whatever happens. */
export const keptBreaches = (walk: AnyWalk): string[] =>
  termsPorts(walk).flatMap((port) => {
    const kept = onKept(walk, port);
    return [...placesOf(kept).values()].flatMap((place) =>
      place.steps.flatMap((step) =>
        sentBy(place, step).map((mover) => `${place.name}: ${step.label} starts ${mover} on a kept ${port}`),
      ),
    );
  });

/** Of a flow with terms: where kept ones are shown, they are read again when the network is back. */
export function rereadBreaches(walk: AnyWalk): string[] {
  const ports = termsPorts(walk);
  const back = { type: 'network.returned' };
  return [...placesOf(walk).values()].flatMap(({ name, snapshot }) => {
    const isShown = [...Object.values(snapshot.context as object), snapshot.context].some(
      (part: unknown) => isObject(part) && hasKept(part),
    );
    const isResting = snapshot.status === 'active' && !snapshot.hasTag('busy');
    if (!isShown || !isResting) return [];
    const { started } = effectsOf(outcomeOf(snapshot, back).actions);
    return ports.some((port) => port in started) ? [] : [`${name}: network.returned reads nothing again`];
  });
}
