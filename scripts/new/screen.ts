/** A lazy screen with nothing on it yet, and its row in the route table. */
import { catalogOf, screenGroups } from '#i18n/screen-groups.ts';
import { nameOf, type Name } from './name.ts';
import type { Plan } from './plan.ts';

const screenFile = ({ pascal, words }: Name): string => `import { EmptyState } from '#components/empty-state.tsx';
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

/** Path, depth and parent of a row, and the group whose folder its screen is in. */
const rows = /\[\s*'([^']+)',\s*(\d),\s*(null|'[^']*'),\s*'[^']+',\s*\(\) => import\('#screens\/([\w-]+)\/[^\]]*\],\n/g;

const table = 'src/app/routes.ts';

/** Behind the last row of its group beside the first, so for visitors where that is; below the group's tab, or beside its first screen. */
function addRoute(plan: Plan, path: string, group: (typeof screenGroups)[number], file: string): void {
  const text = plan.read(table);
  const found = [...text.matchAll(rows)].filter(([, , , , of]) => of === group);
  const [first] = found;
  const end = text.indexOf('satisfies Row[]', first?.index);
  const last = found.findLast(({ index }) => index < end);
  if (!first || !last) throw new Error(`${table} has no screen of ${group} yet: write its first row by hand`);
  const [, firstPath, firstDepth, firstParent] = first;
  const [depth, parent] =
    firstParent === 'null' ? [Number(firstDepth) + 1, `'${firstPath}'`] : [firstDepth, firstParent];
  const imported = `() => import('#screens/${group}/${file}.tsx')`;
  plan.insert(
    table,
    new RegExp(RegExp.escape(last[0])),
    `      ['${path}', ${depth}, ${parent}, '${catalogOf(group)}', ${imported}],\n`,
  );
  plan.insert('src/app/routes.test.ts', /^const depths\b.*\{\n/m, `  '${path}': ${depth},\n`);
}

/** @param given `team/gift-box` @param path its address @param file what is written */
export function addScreen(plan: Plan, given: string, path: string, file: (name: Name) => string): string {
  const [folder = '', name = ''] = given.split('/');
  const group = screenGroups.find((one) => one === folder);
  if (!group) throw new Error(`"${folder}" is no screen group: ${screenGroups.join(', ')}`);
  const names = nameOf(name);
  plan.create(`src/screens/${group}/${names.kebab}.tsx`, file(names));
  addRoute(plan, path, group, names.kebab);
  return `Now: npm run i18n:extract, and translate locales/*/${catalogOf(group)}.po (i18n:next, i18n:fill). Set depth, parent and header in ${table}, and
the depth in routes.test.ts as well; docs/product.md lists the routes. A link leads to it from another screen.`;
}

export const newScreen = (plan: Plan, given: string, path = `/${given}`): string =>
  addScreen(plan, given, path, screenFile);
