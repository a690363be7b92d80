/** Where a member is signed in: what is known of it, who may end it, and what is told of a new device. */
import { afterAll, beforeEach, expect, describe, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { minute } from '#domain/limits.ts';
import { headers } from '#domain/headers.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  curl: 'curl/8.15.0',
  words: 'Your-account-is-locked/1 (call us)',
};

interface Row {
  sessionId: string;
  browser: string;
  system: string;
  country: string;
  createTime: number;
  lastTime: number;
  current: boolean;
}

let world: ServedWorld;
beforeEach(async () => {
  await world?.close();
  world = await openServedWorld();
});
afterAll(() => world.close());

async function signIn({ agent = agents.phone, zone = 'Asia/Kolkata', phone = world.demo.phone } = {}): Promise<string> {
  const { msg } = await world.ask('POST', '/api/user/auth/logpe/pass', {
    fields: { country: 'IN', phone, password: world.demo.password, zone },
    headers: { 'User-Agent': agent },
  });
  return msg;
}

async function sessionsOf(token: string): Promise<Row[]> {
  const told = await world.ask('GET', '/api/user/auth/sessions', { token, fields: { pageNum: '1', pageSize: '20' } });
  expect(told.code).toBe(codes.ok);
  return (told.data as { list: Row[] }).list;
}

const end = (token: string, sessionId = '') =>
  world.ask('POST', '/api/user/auth/sessions/end', { token, fields: { sessionId } });
const endOthers = (token: string) => world.ask('POST', '/api/user/auth/sessions/end-others', { token });

async function othersOf(token: string): Promise<string[]> {
  return (await sessionsOf(token)).filter(({ current }) => !current).map(({ sessionId }) => sessionId);
}

const isSignedIn = async (token: string): Promise<boolean> =>
  (await world.ask('GET', '/api/user/user/info', { token })).status === 200;

describe('where a member is signed in', () => {
  it('says device, country and last use, this one first', async () => {
    const desk = await signIn({ agent: agents.desk, zone: 'Europe/Berlin' });
    world.wallClock.advance(5 * minute);
    world.clock.advance(5 * minute);
    const phone = await signIn();
    const now = world.clock.now();
    expect(await sessionsOf(phone)).toMatchObject([
      { browser: 'Chrome', system: 'Android', country: 'IN', createTime: now, lastTime: now, current: true },
      { browser: 'Firefox', system: 'Windows', country: 'DE', lastTime: now - 5 * minute, current: false },
    ]);
    expect((await sessionsOf(desk)).map(({ browser }) => browser)).toEqual(['Firefox', 'Chrome']);
  });

  it.each([
    ['a tablet', agents.tablet, 'Asia/Calcutta', { browser: 'Safari', system: 'iOS', country: 'IN' }],
    ['a program', agents.curl, 'UTC', { browser: '', system: '', country: '' }],
    ['an agent of its own words', agents.words, 'Not/AZone', { browser: '', system: '', country: '' }],
    ['nothing', '', '', { browser: '', system: '', country: '' }],
  ])('tells of %s only what is known', async (_, agent, zone, known) => {
    expect(await sessionsOf(await signIn({ agent, zone }))).toMatchObject([known]);
  });

  it('gives no token, and nothing made of one', async () => {
    const token = await signIn();
    const rows = await world.context.db.selectFrom('sessions').select('token_hash').execute();
    const said = JSON.stringify(await sessionsOf(token));
    for (const secret of [token, ...rows.map(({ token_hash }) => token_hash)]) expect(said).not.toContain(secret);
  });

  it('is the member’s own to see, and nobody’s without a session', async () => {
    await signIn();
    const stranger = await signIn({ phone: world.demo.emptyPhone });
    expect(await sessionsOf(stranger)).toHaveLength(1);
    for (const path of ['auth/sessions', 'auth/sessions/end', 'auth/sessions/end-others']) {
      const told = await world.ask(path === 'auth/sessions' ? 'GET' : 'POST', `/api/user/${path}`);
      expect(told.status, path).toBe(401);
    }
  });

  it('does not list those that were idle for too long', async () => {
    await signIn();
    world.wallClock.advance(15 * 24 * 60 * minute);
    expect(await othersOf(await signIn())).toEqual([]);
  });

  it('writes the last use once a minute at most', async () => {
    const token = await signIn();
    const seen = async () =>
      (await world.context.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
    const start = await seen();
    world.wallClock.advance(minute);
    await isSignedIn(token);
    expect(await seen()).toBe(start);
    world.wallClock.advance(1);
    await Promise.all([isSignedIn(token), isSignedIn(token)]);
    // No call waits for it.
    await expect.poll(seen).toBe(start + minute + 1);
  });
});

describe('a session', () => {
  it('that is ended is refused at its next call; ending it twice is no error', async () => {
    const [lost, own] = [await signIn(), await signIn({ agent: agents.desk })];
    const [id] = await othersOf(own);
    expect(await end(own, id)).toMatchObject({ code: codes.ok, data: { ended: 1 } });
    expect(await isSignedIn(lost)).toBe(false);
    expect(await end(own, id)).toMatchObject({ code: codes.ok, data: { ended: 0 } });
    expect(await isSignedIn(own)).toBe(true);
    expect(await othersOf(own)).toEqual([]);
  });

  it('is not ended from itself: that is logging out', async () => {
    const token = await signIn();
    const [own] = await sessionsOf(token);
    expect(await end(token, own?.sessionId)).toMatchObject({ code: codes.badInput });
    expect(await isSignedIn(token)).toBe(true);
  });

  it('of another member can’t be ended', async () => {
    const theirs = await signIn();
    const [{ sessionId } = { sessionId: '' }] = await sessionsOf(theirs);
    const stranger = await signIn({ phone: world.demo.emptyPhone });
    expect(await end(stranger, sessionId)).toMatchObject({ code: codes.ok, data: { ended: 0 } });
    expect(await endOthers(stranger)).toMatchObject({ data: { ended: 0 } });
    expect(await isSignedIn(theirs)).toBe(true);
  });

  it('stays where all others are ended', async () => {
    const others = [await signIn(), await signIn(), await signIn()];
    const own = await signIn();
    expect(await endOthers(own)).toMatchObject({ data: { ended: 3 } });
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
    expect(await endOthers(own)).toMatchObject({ data: { ended: 0 } });
    expect(await isSignedIn(own)).toBe(true);
  });
});

describe('a new device', () => {
  const told = async (token: string, language = 'en_US') => {
    const { data } = await world.ask('GET', '/api/messages/regmsg/get', {
      token,
      fields: { group: 'private', pageNum: '1', pageSize: '50' },
      headers: { [headers.language]: language },
    });
    return (data as { list: { title: string; content: string }[] }).list.filter(({ title }) =>
      title.includes('signed in'),
    );
  };

  it('is told to the member, once a kind; the first is not', async () => {
    const phone = await signIn();
    await signIn();
    expect(await told(phone)).toEqual([]);
    await signIn({ agent: agents.desk });
    await signIn({ agent: agents.desk });
    expect(await told(phone)).toMatchObject([{ content: expect.stringContaining('Firefox on Windows signed in') }]);
    await signIn({ zone: 'Europe/Berlin' });
    expect((await told(phone)).map(({ content }) => content.slice(0, 17))).toContain('Chrome on Android');
    expect(await told(await signIn({ phone: world.demo.emptyPhone }))).toEqual([]);
  });

  it('is told without the words that it calls itself by', async () => {
    const phone = await signIn();
    await signIn({ agent: agents.words });
    const messages = await told(phone);
    expect(messages).toMatchObject([{ content: expect.stringContaining("don't recognise") }]);
    expect(JSON.stringify(messages)).not.toContain('locked');
  });
});
