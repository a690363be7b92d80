/** The files that `npm run diagrams` writes, and that a test holds to the code. */
import type { Flow } from './flow.ts';
import { flows, listFile, walks } from './walks.ts';
import { statesOf } from './model/graph.ts';
import { pageOf } from './page.ts';
import type { AnyWalk } from './model/walk.ts';

/** A file's text by its path from the root of the repository; null where there is none. */
export type Read = (path: string) => string | null;

const overview = 'docs/machines.md';
const [begin, end] = ['<!-- machines: written by `npm run diagrams` -->', '<!-- /machines -->'];

const pageFile = (folder: string): string => `machines/${folder}/${folder}.md`;

/** Columns as wide as their widest cell, as the formatter has them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n');
}

/** The page with its table as it should be. @throws where a flow has no machine */
export function overviewWith(
  page: string,
  machines: Readonly<Record<string, readonly AnyWalk[]>>,
  named: Readonly<Record<string, Flow>>,
): string {
  const rows = Object.entries(named).map(([folder, { flow, home }]) => {
    const machine = machines[folder]?.[0]?.machine;
    if (!machine) throw new Error(`${folder} has no walk`);
    return [flow, `[\`${machine.id}\`](../${pageFile(folder)})`, statesOf(machine).join(', '), home];
  });
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${overview} has lost its marks: ${begin} … ${end}`);
  const made = table([['flow', 'machine', 'states', 'lives in'], ...rows]);
  return `${before}${begin}\n\n${made}\n\n${end}${after}`;
}

function linksOf(folder: string, walked: readonly AnyWalk[], read: Read): Record<string, string> {
  const actor = `src/actors/${folder}.ts`;
  const lists = walked.map((walk) => [walk.name === undefined ? 'walk' : `walk, ${walk.name}`, listFile(folder, walk)]);
  return {
    machine: `${folder}.machine.ts`,
    test: `${folder}.test.ts`,
    ...Object.fromEntries(lists.map(([text = '', path = '']) => [text, path.slice(path.lastIndexOf('/') + 1)])),
    ...(read(actor) !== null && { actor: `../../${actor}` }),
  };
}

/** Contents by path. @throws where a file is missing that they are made of */
export async function pages(read: Read): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const source = (path: string): string => {
    const text = read(path);
    if (text === null) throw new Error(`${path} is not there`);
    return text;
  };
  for (const [folder, walked] of Object.entries(walks)) {
    const machine = source(`machines/${folder}/${folder}.machine.ts`);
    const links = linksOf(folder, walked, read);
    files.set(pageFile(folder), await pageOf(walked, { folder, source: machine, links }));
  }
  files.set(overview, overviewWith(source(overview), walks, flows));
  return files;
}
