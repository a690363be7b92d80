/** Every machine is played in the browser, by a playbook that says no more and no less than its walk. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resourceWalk } from '#machines/resource/resource.walk.ts';
import { walks } from '#machines/walks.ts';
import type { ResourcePage } from '../pages/resource-page.ts';
import { bookBreaches, coverBreaches } from './laws.ts';
import { statesShown, transitionsLeft } from './paths.ts';
import type { Playbook } from './playbook.ts';
import { playbooks, playedByOthers } from './playbooks.ts';
import { resourceBook } from './reads.ts';

const folders = readdirSync('machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'model')
  .map(({ name }) => name);

it('every machine is played', () => expect(coverBreaches(folders, playbooks, playedByOthers)).toEqual([]));

describe.each(Object.entries(playbooks))('%s', (folder, book) => {
  it('says no more and no less than its walk', () => expect(bookBreaches(book)).toEqual([]));
  it('plays the walk of its machine', () => expect(walks[folder]).toContain(book.walk));
});

describe('a machine that is not played', () => {
  it('is found', () =>
    expect(coverBreaches(['login', 'gift-box'], { login: resourceBook }, {})).toEqual([
      'gift-box has neither a playbook nor a reason',
    ]));
  it('has to have a reason', () =>
    expect(coverBreaches(['gift-box'], {}, { 'gift-box': ' ' })).toEqual(['gift-box has no reason']));
  it('has no playbook as well', () =>
    expect(coverBreaches(['login'], { login: resourceBook }, { login: 'elsewhere' })).toEqual([
      'login has a playbook, and a reason to have none',
    ]));
  it('is gone from the lists when it is gone', () =>
    expect(coverBreaches([], { login: resourceBook }, { toast: 'elsewhere' })).toEqual([
      'login is no machine',
      'toast is no machine',
    ]));
});

describe('a playbook that is wrong', () => {
  const wrong = (different: Partial<Playbook>) => bookBreaches({ ...resourceBook, ...different });
  const reason = 'because';

  it('has another name', () => expect(wrong({ machine: 'source' })).toEqual(['is named source instead of resource']));
  it('comes to a state by no path', () =>
    expect(
      wrong({
        unplayable: { 'load failed': reason, 'load done: kept by the device': reason, 'after freshFor': reason },
      }),
    ).toEqual(['state stale is on no path, and has no reason', 'state failed is on no path, and has no reason']));
  it.each(['outcomes', 'gestures', 'facts', 'unplayable', 'unseen', 'ports'] as const)(
    'names in %s what is not there',
    (where) =>
      expect(wrong({ [where]: { ...resourceBook[where], 'load over': reason } })).toContain(
        `"load over" of ${where} is not in the walk`,
      ),
  );
  it('calls a state fleeting that is gone', () =>
    expect(wrong({ fleeting: ['old'] })).toEqual(['"old" of fleeting is not in the walk']));
  it('excuses a label in a state that does not hear it', () =>
    expect(wrong({ unplayable: { ...resourceBook.unplayable, 'failed: after freshFor': reason } })).toEqual([
      '"failed: after freshFor" of unplayable is not in the walk',
    ]));
  it('lets a port fail without a call', () =>
    expect(wrong({ ports: {} })).toEqual(['port load fails on a path, and has no call']));
  it('gives no reason', () =>
    expect(wrong({ unplayable: { 'after freshFor': '' } })).toEqual(['after freshFor has no reason']));
  it('finds the same in the child that it shows', () => {
    const { walk, ports, outcomes } = resourceBook;
    const inner = { state: 'loading', playbook: { walk, ports, outcomes, unplayable: { gone: reason }, unseen: {} } };
    expect(wrong({ inner })).toEqual(['"gone" of unplayable is not in the walk']);
  });
});

describe('what is left out', () => {
  it('is told with its reason, and what only comes after it too', () => {
    const left = transitionsLeft({ walk: resourceWalk, unplayable: { 'load done': 'no server' } });
    expect(left.map(({ name }) => name)).toContain('ready: resource.refresh');
    expect(left).toContainEqual({ name: 'loading: load done #2', reasons: ['no server'] });
    expect(left).toContainEqual({ name: 'ready: resource.refresh', reasons: ['comes after what nobody can play'] });
  });
  it('is nothing where all can be played', () =>
    expect(transitionsLeft({ walk: resourceWalk, unplayable: {} })).toEqual([]));
  it('hides no state', () =>
    expect(statesShown(resourceBook).toSorted()).toEqual(Object.keys(resourceWalk.machine.states).toSorted()));
});

type Gesture = Parameters<ResourcePage['send']>[0];

it('an event without an action on its page does not compile', () => {
  // @ts-expect-error -- TS2366: a switch that forgets an event has no ending return
  const send = (event: Gesture | { type: 'resource.drop' }): Promise<void> => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the mistake itself
    switch (event.type) {
      case 'resource.refresh':
        return Promise.resolve();
    }
  };
  expect(send({ type: 'resource.drop' })).toBeUndefined();
});
