import { describe, expect, it } from 'vitest';
import { decide } from './guard.ts';
import { isKnownAddress, missing } from './route-of.ts';
import { routes } from './routes.ts';

const show = (path: string) => ({ kind: 'show', path });
const redirect = (to: string) => ({ kind: 'redirect', to });
const decided = (address: string, isMember: boolean) => {
  const decision = decide(address, isMember);
  return decision.kind === 'show' ? show(decision.route.path) : decision;
};
const forMembers = routes.filter(({ isPublic }) => !isPublic).map(({ path }) => path);
const signIn = (from: string): string => `/user/login?from=${encodeURIComponent(from)}`;

describe('a member', () => {
  it.each(routes.filter(({ path }) => !path.startsWith('/user/login')).map(({ path }) => path))('sees %s', (path) => {
    expect(decided(path, true)).toEqual(show(path));
    expect(decided(`${path}?a=1&b=2`, true)).toEqual(show(path));
  });

  it.each(['/user/login', '/user/login/register', '/user/login/register?invite=ASHA01', '/user/login/forgetPassword'])(
    'has nothing to do at %s',
    (address) => expect(decided(address, true)).toEqual(redirect('/index')),
  );

  it.each(forMembers)('goes on to %s after signing in, with its query', (path) => {
    expect(decided(signIn(path), true)).toEqual(redirect(path));
    expect(decided(signIn(`${path}?productId=a b&x=%2F`), true)).toEqual(redirect(`${path}?productId=a b&x=%2F`));
  });
});

describe('a visitor', () => {
  it('sees seven routes', () => {
    expect(routes.filter(({ isPublic }) => isPublic).map(({ path }) => path)).toEqual([
      '/user/login',
      '/user/login/register',
      '/user/login/forgetPassword',
      '/index/language',
      '/dev/inspector',
      '/dev/link',
      '/dev/gallery',
    ]);
    expect(decided('/user/login', false)).toEqual(show('/user/login'));
    expect(decided('/user/login/register?invite=ASHA01', false)).toEqual(show('/user/login/register'));
    expect(decided('/user/login/forgetPassword', false)).toEqual(show('/user/login/forgetPassword'));
    expect(decided('/index/language', false)).toEqual(show('/index/language'));
    expect(decided('/dev/inspector', false)).toEqual(show('/dev/inspector'));
    expect(decided('/dev/link', false)).toEqual(show('/dev/link'));
    expect(decided('/dev/gallery', false)).toEqual(show('/dev/gallery'));
  });

  it.each(forMembers.filter((path) => path !== '/index'))('is sent to login from %s, and comes back', (path) => {
    for (const address of [path, `${path}?type=1&q=a%26b`]) {
      expect(decided(address, false)).toEqual(redirect(signIn(address)));
      expect(decided(signIn(address), true)).toEqual(redirect(address));
    }
  });

  it('needs no way back to home', () => expect(decided('/index', false)).toEqual(redirect('/user/login')));
});

describe.each([true, false])('anybody (a member: %s)', (isMember) => {
  it('starts at home', () => expect(decided('/', isMember)).toEqual(redirect('/index')));

  it.each([
    '/nothing',
    '/index/',
    '/INDEX',
    '//index',
    '/index/detail/x',
    '/__proto__',
    '/constructor',
    '/user',
    '/404',
    '',
  ])('sees the 404 screen at %j', (address) => expect(decided(address, isMember)).toEqual(show(missing.path)));

  it.each(['/', '/index', '/user/withdraw?way=usdt', '/user/login', '/nothing'])(
    'decides about a scenario at %s first',
    (path) => {
      const query = `${path.includes('?') ? '&' : '?'}scenario=seed.a`;
      expect(decided(path + query, isMember)).toEqual(show('/scenario'));
    },
  );

  it('finds no scenario screen at an address of its own', () => {
    expect(decided('/scenario', isMember)).toEqual(show(missing.path));
    expect(isKnownAddress('/scenario')).toBe(false);
  });

  it('may be told that something is not for them', () => {
    expect(decided('/nopermission', isMember)).toEqual(show('/nopermission'));
  });
});

describe('a hostile way back', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/index',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/user/login',
    '/user/login?from=/user/login',
    '/user/login/../../index',
    '/../index',
    '/index#/mine',
    '/scenario',
    '/index\n',
    ' /index',
    'index',
    '/nothing',
    '/__proto__',
    '?',
    '',
  ])('%j leads home', (from) => expect(decided(signIn(from), true)).toEqual(redirect('/index')));

  it.each(['from=%E0%A4%A', 'from', 'FROM=/mine', 'x=/mine', 'from=&from=/mine'])('query %j leads home', (query) => {
    expect(decided(`/user/login?${query}`, true)).toEqual(redirect('/index'));
  });
});
