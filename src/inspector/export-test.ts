/** A recording as a Vitest file: each machine gets its events again and has to come to the same states. */
import type { StateValue } from 'xstate';
import { eventLabel } from './chart.ts';
import { sourceOf, type MachineSource } from './machine-sources.ts';
import { textOf } from './plain.ts';
import type { Played } from './player.ts';
import { stateOf } from './replay.ts';
import { typeOf, type Entry, type RecordedActor, type Recording } from './recording.ts';

/** What the recorder says, not the machine. */
const isAside = (entry: Entry): boolean => ['xstate.stop', 'inspector.met'].includes(typeOf(entry));

interface Case {
  title: string;
  source: MachineSource;
  played: Played;
  states: readonly (StateValue | null)[];
}

/** An actor that was started anew is played from its last start. */
function lastLife(entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex((entry) => typeOf(entry) === 'xstate.init');
  return entries.slice(Math.max(0, start));
}

/** A start may begin these with what the device kept: only their first context says so. */
const beginsKept: ReadonlySet<string> = new Set(['resource', 'paging']);

function caseOf({ id, name, machine }: RecordedActor, recording: Recording): Case | null {
  if (machine === null) return null;
  const entries = recording.entries.filter(({ actor }) => actor === id);
  const source = sourceOf(
    machine,
    entries.map(({ context }) => context),
  );
  const [first, ...rest] = lastLife(entries);
  const value = stateOf(first ?? null);
  if (!first || value === null) return null;
  const steps = rest.filter((entry) => !isAside(entry));
  return {
    title: `${name} (${id})`,
    source,
    played: {
      begins:
        typeOf(first) === 'xstate.init' && !beginsKept.has(machine)
          ? { input: first.event['input'] ?? null }
          : { value, context: first.context, children: first.children },
      events: steps.map(({ event }) => event),
    },
    states: [value, ...steps.map(stateOf)],
  };
}

const literal = (value: unknown): string => JSON.stringify(value);

const written = ({ title, source, played, states }: Case): string => `
  it(${literal(title)}, () => {
    const played: Played = {
      begins: ${literal(played.begins)},
      events: [
${played.events.map((event) => `        ${literal(event)}, // ${eventLabel(textOf(event['type'])).replace(/\s+/g, ' ')}\n`).join('')}      ],
    };
    expect(statesOf(${source.expression}, played)).toEqual(${literal(states)});
  });
`;

/** @returns the file's text; null when no machine of ours is in the recording */
export function toTest(recording: Recording): string | null {
  const cases = recording.actors.flatMap((actor) => caseOf(actor, recording) ?? []);
  if (cases.length === 0) return null;
  const imports = new Set([
    ...cases.flatMap(({ source }) => source.imports),
    "import { statesOf, type Played } from '#inspector/player.ts';",
    "import { describe, expect, it } from 'vitest';",
  ]);
  return `/** Written by the inspector. What was private is a placeholder here. */
${[...imports].join('\n')}

describe('as recorded', () => {${cases.map(written).join('')}});
`;
}
