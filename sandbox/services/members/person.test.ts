/** The signed-in person over HTTP: the nickname and its rules, and what the profile says. */
import { codes } from '#contract/codes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(() => world.close());

const rename = (name: string) => world.ask('POST', '/api/user/user/modify-name', { token, fields: { name } });
const profile = async (of = token) =>
  (await world.ask('GET', '/api/user/user/info', { token: of })).data as Record<string, unknown>;

describe('a nickname', () => {
  it.each([
    ['Nirmala', 'Nirmala'],
    ['  Nirmala Rao ', 'Nirmala Rao'],
    ['Re\u0301my', 'Rémy'],
    ['😀'.repeat(30), '😀'.repeat(30)],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j is kept as %j', async (typed, kept) => {
    expect(await rename(typed)).toMatchObject({ status: 200, code: 200 });
    expect((await profile())['name']).toBe(kept);
  });

  it.each(['', '   ', 'x'.repeat(31), '\u202eevil', 'a\u200bb', 'a\nb', '\u200d'])(
    '%j is refused, and the old one stays',
    async (typed) => {
      await rename('Nirmala');
      expect(await rename(typed)).toMatchObject({ status: 200, code: 400, msg: 'Not valid: name' });
      expect((await profile())['name']).toBe('Nirmala');
    },
  );

  it('that passes for another member, or for the house, is refused', async () => {
    await rename('Nirmala');
    const other = await world.signIn(world.demo.emptyPhone);
    const { name } = await profile(other);
    for (const typed of [String(name), ` ${String(name).toUpperCase()}`, `${String(name)}\u00ad`, 'Dаyrent Support']) {
      expect(await rename(typed), typed).toMatchObject({ status: 200, code: codes.nameTaken });
    }
    expect((await profile())['name']).toBe('Nirmala');
    expect((await rename('NIRMALA')).code).toBe(200);
  });

  it('that two want at once is one’s', async () => {
    const other = await world.signIn(world.demo.emptyPhone);
    const wanted = (of: string) =>
      world.ask('POST', '/api/user/user/modify-name', { token: of, fields: { name: 'Wanted' } });
    const told = await Promise.all([wanted(token), wanted(other)]);
    expect(told.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, codes.nameTaken]);
  });

  it('is the member’s own', async () => {
    const stranger = await world.signIn(world.demo.emptyPhone);
    const before = (await profile(stranger))['name'];
    await rename('Somebody else');
    expect((await profile(stranger))['name']).toBe(before);
  });
});

it('the profile says who it is, and what the grade goes by', async () => {
  const told = await profile();
  expect(told).toMatchObject({
    phone: world.demo.phone,
    vipLevel: told['grade'],
    gradeText: `Grade ${String(told['grade'])}`,
    activeNum: expect.any(Number),
    email: expect.any(String),
    createTime: expect.any(Number),
  });
  expect(told).not.toHaveProperty('password_hash');
});
