import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { catalogOf, screenGroups } from './screen-groups.ts';

it('are the folders of src/screens', () => {
  const folders = readdirSync(join(import.meta.dirname, '..', 'screens'));
  expect(folders.toSorted()).toEqual([...screenGroups].toSorted());
});

it('have a catalog each, and every route uses one of them', () => {
  const catalogs = new Set(screenGroups.map(catalogOf));
  expect(catalogs.size).toBe(screenGroups.length);
  expect(routes.filter(({ catalog }) => !catalogs.has(catalog))).toEqual([]);
});
