import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toFailure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import { applyScenario, readScenario } from './scenario.ts';

const ours = { 'X-Server-Time': '1795000000000' };
const answer = (reply: () => Response | Promise<Response>) => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    sent.push(new Request(url, init));
    return reply();
  });
  return sent;
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => toFailure(error),
  );

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://dayrent.example/app/?lang=ar' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the sandbox beside the page what its world is', async () => {
  const sent = answer(() => Response.json({ scenario: 'seed.a,forward.1d' }, { headers: ours }));
  expect(await readScenario()).toEqual(fresh('seed.a,forward.1d', 1_795_000_000_000));
  expect(sent.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'https://dayrent.example/app/sandbox/scenario'],
  ]);
});

it('sends a scenario as JSON', async () => {
  const sent = answer(() => Response.json({ now: 1, scenario: 'seed.a' }, { headers: ours }));
  await applyScenario('seed.a');
  expect(sent.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://dayrent.example/app/sandbox/scenario'],
  ]);
  expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual({ scenario: 'seed.a' });
});

it.each<[string, () => Response | Promise<Response>, object]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ['a broken server', () => new Response('', { status: 502 }), { kind: 'server', code: 502 }],
  [
    'a refusal, with its reason',
    () => Response.json({ code: 400, msg: 'The clock is past that', data: null }, { status: 400, headers: ours }),
    { kind: 'rejected', code: 400, message: 'The clock is past that' },
  ],
  [
    'a refusal without words',
    () => new Response('', { status: 403, headers: ours }),
    { kind: 'rejected', message: '' },
  ],
  ['a page of somebody else', () => new Response('<p>Sign in', { status: 200 }), { kind: 'invalid' }],
  ['an address that nobody knows', () => new Response('Not found', { status: 404 }), { kind: 'invalid' }],
  ['half of the JSON', () => new Response('{"scenario":"se', { headers: ours }), { kind: 'invalid' }],
  ['another shape', () => Response.json({ scenario: 1 }, { headers: ours }), { kind: 'invalid' }],
])('says what went wrong: %s', async (_, reply, expected) => {
  answer(reply);
  expect(await failureOf(readScenario())).toMatchObject(expected);
  expect(await failureOf(applyScenario('seed.a'))).toMatchObject(expected);
});

it('does not wait for ever', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answer(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await failureOf(readScenario())).toMatchObject({ kind: 'timeout' });
});
