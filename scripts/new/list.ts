/** A list from the sandbox's database to the screen: endpoint, handler with its test, call, and screen, page by page. */
import { addEndpoint, type Files } from './endpoint.ts';
import { nameOf, type Name } from './name.ts';
import type { Plan } from './plan.ts';
import { addScreen } from './screen.ts';

const domainFile = ({ pascal, words }: Name): string => `/** A row of the list "${words}". */
export interface ${pascal}Row {
  id: string;
  title: string;
  /** ms. */
  at: number;
}
`;

const files: Files = {
  verb: 'list',
  asks: '{ pageNum: 1, pageSize: 20 }',
  contract: (backend, { kebab, camel, pascal, words }) => `/** ${words}, of the ${backend} backend. */
import * as v from 'valibot';
import type { ${pascal}Row } from '#domain/${kebab}.ts';
import { endpoint } from './endpoint.ts';
import { page, paging } from './page.ts';
import { id, instant, text } from './wire.ts';

const row = v.pipe(
  v.object({ id, title: text, time: instant }),
  v.transform(({ time, ...wire }): ${pascal}Row => ({ ...wire, at: time })),
);

export const ${camel} = {
  ${camel}: endpoint({
    backend: '${backend}',
    method: 'GET',
    path: '${kebab}/list',
    auth: 'member',
    input: v.object(paging),
    reply: page(row),
    about: '${words} of the member, newest first.',
    origin: 'ours',
  }),
};
`,
  handler: ({ kebab, camel, words }) => `/** ${words} of a member. */
import type { ${camel} as described } from '#contract/${kebab}.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Handler } from '#sandbox/handler.ts';

interface Row {
  id: string;
  title: string;
  time: number;
}

/** Newest first. Put the query here; \`limit\` and \`offset\` do the paging then. */
const rowsOf = async (_context: Context, _caller: Caller): Promise<readonly Row[]> => [];

export const ${camel}: Handler<typeof described.${camel}> = async (context, { caller, input: { pageNum, pageSize } }) => {
  const rows = await rowsOf(context, caller);
  return { data: { total: rows.length, list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize) } };
};
`,
};

const handlerTest = (
  backend: string,
  { kebab, words }: Name,
): string => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

it('gives ${words.toLowerCase()} page by page', async () => {
  const fields = { pageNum: '1', pageSize: '20' };
  const told = await world.ask('GET', '/api/${backend}/${kebab}/list', { token: await world.signIn(), fields });
  expect(told).toMatchObject({ code: codes.ok, data: { total: 0, list: [] } });
});
`;

const callFile = ({ kebab, camel, pascal, words }: Name): string => `/** ${words}, page by page. */
import { ${camel} } from '#contract/${kebab}.ts';
import { pageSize } from '#domain/limits.ts';
import { toFresh, type Client } from './client.ts';

export const load${pascal} = async (client: Client, pageNum: number) =>
  toFresh(await client.call(${camel}.${camel}, { pageNum, pageSize }));
`;

/** @param called the endpoint, which may have another name than the screen */
const screenFile =
  (called: Name) =>
  ({ pascal, words }: Name): string =>
    `import { load${called.pascal} } from '#api/${called.kebab}.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { Screen } from '#kit/screen.tsx';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** ${words}, newest first. */
export default function ${pascal}() {
  const { t } = useLingui();
  return (
    <Screen title={t\`${words}\`}>
      <PagedList
        loadPage={load${called.pascal}}
        skeleton={
          <Skeleton>
            <SkeletonList rows={6} />
          </Skeleton>
        }
        empty={<EmptyState drawing="no-records" title={<Trans>Nothing here yet</Trans>} />}
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => (
              <VirtualList
                rows={list}
                row={({ title, at }) => (
                  <div className="overflow-hidden rounded-lg border border-line/70 bg-raised">
                    <ListRowBody title={<span dir="auto">{title}</span>} detail={<When at={at} />} />
                  </div>
                )}
              />
            )}
          </Figure>
        )}
      </PagedList>
    </Screen>
  );
}
`;

/** @param screen `team/gifts` @param called `square/gifts` @param subject a folder of sandbox/services @param path of the screen */
export function newList(plan: Plan, screen: string, called = '', subject?: string, path = `/${screen}`): string {
  const [backend = '', file = ''] = called.split('/');
  addEndpoint(plan, called, subject, files);
  const name = nameOf(file);
  plan.create(`src/domain/${name.kebab}.ts`, domainFile(name));
  plan.create(`src/api/${name.kebab}.ts`, callFile(name));
  plan.create(`sandbox/services/${subject ?? name.kebab}/${name.kebab}.test.ts`, handlerTest(backend, name));
  plan.insert(
    'sandbox/http/api.test.ts',
    /^const inputs\b.*\(\{\n/m,
    `  ${name.camel}: { pageNum: '1', pageSize: '20' },\n`,
  );
  addScreen(plan, screen, path, screenFile(name));
  return 'Now: docs/new-list.md leads on, file by file.';
}
