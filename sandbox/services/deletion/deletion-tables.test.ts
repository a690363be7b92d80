/** Each column that refers to a member is forgotten with them, or on the list of what stands (product 5.18). */
import { PostgresQueryCompiler, sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberColumns } from '#tests/sandbox/member-columns.ts';
import { addLeaver, deleteMember } from '#tests/sandbox/leaver.ts';
import { standing } from '#tests/sandbox/standing.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

let world: World;
/** What a deletion deletes, as the database is told. */
const deletions: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  const asha = await addLeaver(world.context, 'asha', { usdt: '10.00' });
  const compiler = new PostgresQueryCompiler();
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql: said } = compiler.compileQuery(node, queryId);
      if (said.includes('delete from')) deletions.push(said.replaceAll('"', ''));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await deleteMember({ ...world.context, db: world.context.db.withPlugin(listen) }, asha);
});
afterAll(() => world.close());

const isForgotten = (place: string): boolean => {
  const [table = '', column = ''] = place.split('.');
  return deletions.some((said) => new RegExp(`delete from ${table} where .*\\b${column} = `, 's').test(said));
};
const undecided = (places: readonly string[]): string[] =>
  places.filter((place) => !isForgotten(place) && !standing.includes(place));

it('leaves no column that nobody has thought of', async () => {
  const places = await memberColumns(world.context.db);
  expect(places.length).toBeGreaterThan(35);
  expect(places.filter(isForgotten).length).toBeGreaterThan(15);
  expect(undecided(places)).toEqual([]);
  expect(standing.filter((place) => !places.includes(place))).toEqual([]);
});

it('finds a new table, by its foreign key or by the name of its column', async () => {
  const { db } = world.context;
  await sql`create table diaries (writer text references members (id), text text)`.execute(db);
  await sql`create table visits (member_id text)`.execute(db);
  expect(undecided(await memberColumns(db))).toEqual(['diaries.writer', 'visits.member_id']);
});
