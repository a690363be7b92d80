/**
 * Nothing is read or written because a page is being hidden: WebKit may keep the page with its transaction open, and the
 * next page's wait for it (docs/browsers.md). Who listens for it is listed here, with all that they do.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Looked through by hand: each stays off the database, or returns first where the page is hidden. */
const handlers: Readonly<Record<string, string>> = {
  'src/actors/notifier.ts visibilitychange look':
    "const look = () => { leaveSight(); leaveSight = document.hidden ? () => undefined : holdSight(); sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' }); // Another tab may have changed it. if (!document.hidden) void readChoice(services); };",
  'src/actors/session.ts pagehide hide':
    'const hide = ({ persisted }: PageTransitionEvent) => { document.body.hidden = persisted; };',
  'src/actors/session.ts visibilitychange seen': 'const seen = () => document.hidden || look();',
  'src/actors/socket.ts visibilitychange look':
    "const look = () => sendBack( document.hidden ? { type: 'page.hidden', isWanted: choiceNow(services).length > 0 } : { type: 'page.shown' }, );",
  'src/app/navigation.ts pagehide keepPlace':
    "export const keepPlace = (): void => history.replaceState({ ...entryHere(), ...placeHere() }, '');",
  'src/kit/now.ts visibilitychange tick': 'const tick = () => readers.forEach((read) => read());',
  'src/services/shell.ts visibilitychange look':
    "const look = () => { if (document.visibilityState === 'hidden' || performance.now() - asked < lookPause) return;",
  'src/storage/database.ts pagehide close':
    "const close = () => { globalThis.removeEventListener?.('pagehide', close); void opening?.then( (database) => database.close(), () => undefined, ); forget(); };",
};

const listener =
  /(?:EventListener(?:\?\.)?\(\s*'(pagehide|visibilitychange|freeze|(?:before)?unload)',\s*([\w$]+|))|\bon(?:pagehide|visibilitychange|freeze|(?:before)?unload)\b/g;

const listenersIn = (file: string, source: string): string[] =>
  [...source.replaceAll(/removeEventListener(?:\?\.)?\([^)]*\)/g, '').matchAll(listener)].map(
    ([whole, event, handler]) => `${file} ${event ?? whole} ${handler ?? ''}`,
  );

const collapsed = (source: string): string => source.replaceAll(/\s+/g, ' ');

const sources = new Map(
  globSync('{src,public,sw}/**/*.{ts,tsx,js}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

it.each([
  ["addEventListener('pagehide', () => void write())", 'a.ts pagehide '],
  ["document.addEventListener(\n  'visibilitychange',\n  save)", 'a.ts visibilitychange save'],
  ['window.onpagehide = save', 'a.ts onpagehide '],
])('finds who listens: %s', (source, found) => expect(listenersIn('a.ts', source)).toEqual([found]));

it('everybody who listens is listed', () => {
  const found = [...sources].flatMap(([file, source]) => listenersIn(file, source));
  expect(found.toSorted()).toEqual(Object.keys(handlers).toSorted());
});

it.each(Object.entries(handlers))('does what is written here: %s', (name, handler) => {
  const file = handler.startsWith('export') ? 'src/kit/place.ts' : (name.split(' ')[0] ?? '');
  expect(collapsed(sources.get(file) ?? '')).toContain(handler);
});
