/** An endpoint that says whose it is: its description in the contract, its handler in the sandbox, and its case of conformance. */
import { backends } from '#contract/endpoint.ts';
import { nameOf, type Name } from './name.ts';
import type { Plan } from './plan.ts';

export interface Files {
  contract: (backend: string, name: Name) => string;
  handler: (name: Name) => string;
  /** Last part of the address: `gift-box/get`. */
  verb: string;
  /** What its case of conformance asks. */
  asks: string;
}

const single: Files = {
  verb: 'get',
  asks: '{}',
  contract: (backend, { kebab, camel, words }) => `/** ${words}, of the ${backend} backend. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './wire.ts';

export const ${camel} = {
  ${camel}: endpoint({
    backend: '${backend}',
    method: 'GET',
    path: '${kebab}/get',
    auth: 'member',
    input: nothing,
    reply: v.object({ member: id }),
    about: '${words}: whose it is.',
    origin: 'ours',
  }),
};
`,
  handler: ({ kebab, camel, words }) => `/** ${words}. */
import type { ${camel} as described } from '#contract/${kebab}.ts';
import type { Handler } from '#sandbox/handler.ts';

export const ${camel}: Handler<typeof described.${camel}> = async (_context, { caller }) => ({
  data: { member: caller.id },
});
`,
};

const caseFile = ({ kebab, camel, words }: Name, asks: string): string => `/** ${words}. */
import { ${camel} } from '#contract/${kebab}.ts';
import { reads, type CasesOf } from '#tests/conformance/bench.ts';

export const ${camel}Cases: CasesOf<typeof ${camel}> = {
  ${camel}: reads(${camel}.${camel}, ${asks}),
};
`;

/** What serves the backends: the one table of all handlers. */
const app = 'sandbox/app.ts';

/** The file and the name of a backend's handlers. */
function handlersOf(plan: Plan, backend: string): [path: string, table: string] {
  const content = plan.read(app);
  const table = new RegExp(`^\\s+${backend}: (\\w+Handlers),$`, 'm').exec(content)?.[1];
  const file = table && new RegExp(`^import \\{ ${table} \\} from '\\./(.+)';$`, 'm').exec(content)?.[1];
  if (!table || !file) throw new Error(`${app} has changed its shape: handlers of ${backend} are not in it`);
  return [`sandbox/${file}`, table];
}

/**
 * @param given `square/gift-box`
 * @param subject a folder of sandbox/services; without one, a new folder of the endpoint's name
 */
export function addEndpoint(plan: Plan, given: string, subject: string | undefined, files: Files): string {
  const [backend = '', file = ''] = given.split('/');
  if (!backends.some((one) => one === backend))
    throw new Error(`"${backend}" is no backend with a contract: ${backends.join(', ')}`);
  const name = nameOf(file);
  const handler = `${subject ?? name.kebab}/${name.kebab}`;
  plan.create(`src/api/contract/${name.kebab}.ts`, files.contract(backend, name));
  plan.create(`sandbox/services/${handler}.ts`, files.handler(name));

  const contract = 'src/api/contract/contract.ts';
  plan.insert(contract, /(?:^import .+;\n)+/m, `import { ${name.camel} } from './${name.kebab}.ts';\n`);
  plan.insert(contract, new RegExp(`^  ${backend}: \\{`, 'm'), ` ...${name.camel},`);

  const [path, table] = handlersOf(plan, backend);
  const from = path.startsWith('sandbox/services/') ? '.' : '#sandbox/services';
  plan.insert(path, /(?:^import [^;]+;\n)+/m, `import { ${name.camel} } from '${from}/${handler}.ts';\n`);
  plan.insert(path, new RegExp(`^export const ${table}\\b[^=]*= \\{`, 'm'), ` ${name.camel},`);

  const cases = 'tests/conformance/cases';
  plan.create(`${cases}/${name.kebab}.ts`, caseFile(name, files.asks));
  plan.insert(
    `${cases}/every-case.ts`,
    /(?:^import .+;\n)+/m,
    `import { ${name.camel}Cases } from './${name.kebab}.ts';\n`,
  );
  plan.insert(`${cases}/every-case.ts`, new RegExp(`^  ${backend}: \\{`, 'm'), ` ...${name.camel}Cases,`);

  // Every call is kept for offline use, or the test beside the table says why not.
  const kept = `'${name.kebab}/${files.verb}'`;
  plan.insert('src/domain/kept-replies.ts', /\.\.\.of\('member', 'GET', \[\n/, `    ${kept},\n`);
  return `Now: say what it asks and answers in src/api/contract/${name.kebab}.ts; the compiler leads to the handler. A function in
src/api gives it to the app. Say in tests/conformance/cases/${name.kebab}.ts what any backend must answer. It is kept for
offline use (src/domain/kept-replies.ts): if it must not be, the test beside that table wants the reason.`;
}

export const newEndpoint = (plan: Plan, given: string, subject?: string): string =>
  addEndpoint(plan, given, subject, single);
