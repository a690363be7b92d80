/** Pictures and tables in the repository say what the machines do now (`npm run diagrams`). */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { diagramOf } from './model/diagram.ts';
import { introductionOf } from './page.ts';
import { overviewWith, pages } from './pages.ts';
import { walkOf } from './model/walk.ts';
import { flows, walks } from './walks.ts';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const files = await pages(read);

it('there is a page of every machine, and one of all', () => {
  const wanted = Object.keys(walks).map((folder) => `machines/${folder}/${folder}.md`);
  expect([...files.keys()].toSorted()).toEqual([...wanted, 'docs/machines.md'].toSorted());
});

it.each([...files])('%s is what the code says', (path, text) => {
  expect(read(path)).toBe(text);
});

const door = setup({ guards: { isLocked: (_, params: { by: string }) => params.by !== '' } }).createMachine({
  id: 'door',
  initial: 'shut',
  on: { 'bell.ring': {} },
  states: {
    shut: {
      on: {
        'door.open': [{ guard: { type: 'isLocked', params: { by: 'key' } }, target: 'stuck' }, { target: 'opened' }],
        'door.push': 'opened',
      },
    },
    stuck: { tags: 'busy' },
    opened: { type: 'final' },
  },
});

describe('a picture', () => {
  it('has every state and every transition, with its guard', () => {
    expect(diagramOf(door).split('\n  ')).toEqual([
      'stateDiagram-v2',
      '[*] --> shut',
      'state "in every state" as anywhere',
      'state "shut" as shut',
      'state "stuck" as stuck',
      'state "opened" as opened',
      'anywhere --> anywhere : bell.ring (ignored)',
      'shut --> stuck : door.open [isLocked key]',
      'shut --> opened : door.open [else]<br/>door.push',
      'opened --> [*]',
      'classDef busy stroke-dasharray:5 3,font-style:italic',
      'class stuck busy',
    ]);
  });

  it('changes with the machine', () => {
    const glued = door.provide({});
    glued.root.states['shut']?.transitions.delete('door.push');
    expect(diagramOf(glued)).not.toBe(diagramOf(door));
  });
});

describe('a page', () => {
  it('begins with the first paragraph of the doc comment', () => {
    expect(introductionOf('/**\n * A door.\n * With a key.\n *\n * More.\n */\nimport')).toBe('A door. With a key.');
    expect(introductionOf('/** A door. */\nimport')).toBe('A door.');
    expect(() => introductionOf('import')).toThrow('doc comment');
  });
});

describe('the page of all', () => {
  const page = readFileSync('docs/machines.md', 'utf8');
  const named = { ...flows, door: { flow: 'a door', home: 'a house', gallery: { address: null } } };

  it('takes a machine in, with its states', () => {
    const [row] = overviewWith(page, { ...walks, door: [walkOf(door)] }, named).match(/.*door.*/g) ?? [];
    expect(row?.replace(/ +/g, ' ')).toBe(
      '| a door | [`door`](../machines/door/door.md) | shut, stuck, opened | a house |',
    );
  });

  it('is not made of half of them', () => {
    expect(() => overviewWith(page, walks, named)).toThrow('door has no walk');
    expect(() => overviewWith('no marks', walks, flows)).toThrow('marks');
  });
});
