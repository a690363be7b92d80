import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWords } from './kept-words.ts';

const root = 'http://sandbox/';
const words = [
  'assets/words-ar-home-aaaaaaa.js',
  'assets/words-ar-shell-bbbbbbb.js',
  'assets/words-ta-home-ccccccc.js',
];

/** By address. */
let kept: Map<string, string>;
let answers: Record<string, () => Response>;

const script = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

type Listener = (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void;
const listeners = new Map<string, Listener>();

/** @returns when the worker has done what an event makes it do */
async function tell(type: string, data?: unknown): Promise<unknown> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ data, waitUntil: (one) => work.push(one) });
  return Promise.all(work);
}

beforeEach(() => {
  kept = new Map();
  answers = {};
  const href = (url: string) => new URL(url, root).href;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, reply: Response) => void kept.set(href(url), await reply.text()),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (url: string) => (answers[url] ?? script)());
  vi.stubGlobal('self', {
    location: new URL(root),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  keepWords(words);
});
afterEach(() => vi.unstubAllGlobals());

const files = () => [...kept.keys()].map((url) => url.slice(root.length));

it('keeps the words of the language that the page shows, and each build keeps those of the one before', async () => {
  await tell('message', { language: 'ar' });
  expect(files()).toEqual(words.slice(0, 2));
  kept = new Map([[`${root}assets/words-ta-home-ddddddd.js`, '']]);
  await tell('install');
  expect(files().slice(1)).toEqual(words.slice(2));
});

it.each([
  ['a page in its place', page],
  ['an error', () => new Response('', { status: 503, headers: { 'Content-Type': 'text/javascript' } })],
])('does not keep %s, and asks again the next time', async (_what, answer) => {
  answers = { [words[0] ?? '']: answer };
  await expect(tell('message', { language: 'ar' })).rejects.toThrow('no words');
  expect(files()).not.toContain(words[0]);
  answers = {};
  await tell('message', { language: 'ar' });
  expect(files().toSorted()).toEqual(words.slice(0, 2));
});
