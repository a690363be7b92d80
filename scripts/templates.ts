/** What `npm run new` writes: the smallest machine, screen and endpoint that follow the rules of the house and work. */

export interface Name {
  /** gift-box */
  kebab: string;
  /** giftBox */
  camel: string;
  /** GiftBox */
  pascal: string;
  /** Gift box */
  words: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws unless the name is kebab-case */
export function nameOf(kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not kebab-case, as in gift-box`);
  const pascal = kebab.split('-').map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, words: capital(kebab.replaceAll('-', ' ')) };
}

export const machine = ({ camel, pascal, words }: Name): string => `/** ${words}: a form that is sent once. */
import { toFailure, type Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { port } from '../port.ts';

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
    setFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error) })),
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
        onError: { target: 'form', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    submitted: { type: 'final' },
  },
});
`;

export const machineTest = ({ kebab, camel }: Name): string => `import { describe, expect, it } from 'vitest';
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

export const walk = ({ kebab, camel }: Name): string => `import { walkOf } from '../model/walk.ts';
import { ${camel}Machine } from './${kebab}.machine.ts';

export const ${camel}Walk = walkOf(${camel}Machine);
`;

export const walkImport = ({ kebab, camel }: Name): string =>
  `import { ${camel}Walk } from './${kebab}/${kebab}.walk.ts';\n`;

export const walkRow = ({ kebab, camel }: Name): string =>
  `  ${kebab === camel ? camel : `'${kebab}'`}: [${camel}Walk],\n`;

/** Its row of the page of all machines: a member's words, and where it lives once a screen starts it. */
export const flowRow = ({ kebab, camel, words }: Name): string =>
  `  ${kebab === camel ? camel : `'${kebab}'`}: { flow: '${words.toLowerCase()}', home: 'no screen starts it yet' },\n`;

export const actor = ({
  kebab,
  camel,
}: Name): string => `import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts';
import { fromPromise } from 'xstate';

/** @param submit one of the functions of \`src/api\`, tied to its client */
export const ${camel}Actor = (submit: () => Promise<void>) =>
  ${camel}Machine.provide({ actors: { submit: fromPromise(submit) } });
`;

export const screen = ({ pascal, words }: Name): string => `import { EmptyState } from '#components/empty-state.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

export default function ${pascal}() {
  const { t } = useLingui();
  return (
    <Screen title={t\`${words}\`}>
      <EmptyState drawing="no-records" title={<Trans>Nothing here yet</Trans>} />
    </Screen>
  );
}
`;

export const route = (path: string, catalog: string, file: string): string =>
  `      ['${path}', 2, '/index', 'transparent', '${catalog}', () => import('#screens/${file}.tsx')],
`;

export const endpoint = (backend: string, { kebab, camel, words }: Name): string => `  ${camel}: endpoint({
    backend: '${backend}',
    method: 'GET',
    path: 'ours/${kebab}',
    auth: 'member',
    input: v.object({}),
    reply: v.object({ member: v.string() }),
    about: '${words}: whose it is.',
    origin: 'ours',
  }),
`;

export const handler = (backend: string, { camel, words }: Name): string => `/** ${words}. */
import type { ${backend} } from '#contract/${backend}.ts';
import type { Handler } from '#sandbox/handler.ts';

export const ${camel}: Handler<typeof ${backend}.${camel}> = async (_context, { caller }) => ({
  data: { member: caller.id },
});
`;
