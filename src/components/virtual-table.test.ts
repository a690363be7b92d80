import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VirtualTable } from './virtual-table.tsx';

const rows = ['a', 'b', 'c'].map((id) => ({ id, sum: id.repeat(3) }));

const table = (shown: typeof rows, total: number): string =>
  renderToStaticMarkup(
    createElement(VirtualTable<(typeof rows)[number]>, {
      label: 'Letters',
      rows: shown,
      total,
      columns: [
        { id: 'letter', head: 'Letter', cell: ({ id }) => id },
        { id: 'sum', head: 'Sum', cell: ({ sum }) => sum, isFigure: true },
      ],
      hrefOf: ({ id }) => `#/letter?id=${id}`,
      widths: '[--columns:1fr_1fr]',
    }),
  );

const all = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag} [^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]+>/g, ''),
  );

it('has a head and a row for each item, with as many cells as columns', () => {
  const html = table(rows, 3);
  expect(all(html, 'th')).toEqual(['Letter', 'Sum']);
  expect(all(html, 'td')).toEqual(['a', 'aaa', 'b', 'bbb', 'c', 'ccc']);
});

it('has one link a row, in its first cell', () => {
  expect([...table(rows, 3).matchAll(/<td [^>]*>(?:<a href="([^"]+)")?/g)].map(([, href]) => href)).toEqual([
    '#/letter?id=a',
    undefined,
    '#/letter?id=b',
    undefined,
    '#/letter?id=c',
    undefined,
  ]);
});

it('tells the place of each row among all of them, read or not', () => {
  const html = table(rows, 40);
  expect(html).toContain('aria-rowcount="41"');
  expect([...html.matchAll(/aria-rowindex="(\d+)"/g)].map(([, index]) => Number(index))).toEqual([1, 2, 3, 4]);
});

it('tells its roles, which are lost where a table is laid out by a grid', () => {
  const roles = [...table(rows.slice(0, 1), 1).matchAll(/<(\w+) role="(\w+)"/g)].map(([, tag, role]) => [tag, role]);
  expect(roles).toEqual([
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'columnheader'],
    ['th', 'columnheader'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['td', 'cell'],
    ['td', 'cell'],
  ]);
});
