/** The smallest machine that follows the rules and works: a form that is sent once. With its test, walk and actor. */
import { nameOf, type Name } from './name.ts';
import type { Plan } from './plan.ts';

const machineFile = ({ camel, pascal, words }: Name): string => `/** ${words}: a form that is sent once. */
import type { Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface ${pascal}Context {
  failure: Failure | null;
}

export type ${pascal}Event = { type: 'form.submit' };

export type ${pascal}Emitted = { type: '${camel}.submitted' };

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    emitted: {} as ${pascal}Emitted,
  },
  actors: {
    submit: port<void>('submit'),
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellSubmitted: emit({ type: '${camel}.submitted' }),
  },
}).createMachine({
  id: '${camel}',
  context: { failure: null },
  initial: 'form',
  states: {
    form: { on: { 'form.submit': 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        onDone: { target: 'submitted', actions: 'tellSubmitted' },
        onError: { target: 'form', actions: 'setFailure' },
      },
    },
    submitted: { type: 'final' },
  },
});
`;

const testFile = ({ kebab, camel }: Name): string => `import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

const play = player(${camel}Machine);
const sent = { type: 'form.submit' } as const;

describe(${camel}Machine.id, () => {
  it('starts with its form', () => {
    expect(play()).toStrictEqual(at('form', { failure: null }));
  });

  it('is over once it is sent', () => {
    expect(play(sent)).toMatchObject({ state: 'submitting', started: { submit: undefined } });
    expect(play(sent, done('submit'))).toMatchObject({ state: 'submitted', emitted: [{ type: '${camel}.submitted' }] });
  });

  it('goes back to the form with the reason when it fails', () => {
    const failure = new Failure('offline');
    expect(play(sent, failed('submit', failure))).toStrictEqual(at('form', { failure }));
  });
});
`;

const walkFile = ({ kebab, camel, words }: Name): string => `import type { Flow } from '../flow.ts';
import { walkOf } from '../model/walk.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

export const ${camel}Walk = walkOf(${camel}Machine);

export const flow: Flow = {
  flow: '${words.toLowerCase()}',
  home: 'no screen starts it yet',
  gallery: { address: null },
};
`;

const walkImport = ({ kebab, camel }: Name): string => `import * as ${camel} from './${kebab}/${kebab}.walk.ts';\n`;

const walkRow = ({ kebab, camel }: Name): string => `  ${kebab === camel ? camel : `'${kebab}': ${camel}`},\n`;

const actorFile = ({
  kebab,
  camel,
}: Name): string => `import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';
import { fromPromise } from 'xstate';

/** @param submit one of the functions of \`src/api\`, tied to its client */
export const ${camel}Actor = (submit: () => Promise<void>) =>
  ${camel}Machine.provide({ actors: { submit: fromPromise(submit) } });
`;

export function newMachine(plan: Plan, given: string): string {
  const name = nameOf(given);
  const folder = `machines/${name.kebab}/${name.kebab}`;
  plan.create(`${folder}.machine.ts`, machineFile(name));
  plan.create(`${folder}.test.ts`, testFile(name));
  plan.create(`${folder}.walk.ts`, walkFile(name));
  plan.create(`src/actors/${name.kebab}.ts`, actorFile(name));
  const registry = 'machines/walks.ts';
  plan.insert(registry, /(?=^import type )/m, walkImport(name));
  plan.insert(registry, /(?=^\};$)/m, walkRow(name));
  return `Now: npm run walks, which takes the walk of the machine and writes its list: read it. Then npm run diagrams, which
draws the machine. Commit what they write with the rest. Once a screen shows it, \`flow\` in its walk's file says where.
How it goes on: machines/README.md.`;
}
