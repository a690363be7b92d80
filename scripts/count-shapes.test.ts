import { expect, it } from 'vitest';
import { countShapes, readSources } from './count-shapes.ts';

it('finds none of the shapes that flows once wrote by hand', () =>
  expect(countShapes(readSources()).filter(({ count }) => count > 0)).toEqual([]));

it.each([
  ['machines/gift-box/gift-box.machine.ts', "      settling: { tags: 'busy' },"],
  ['machines/gift-box/gift-box.machine.ts', "actions: { type: 'setFailure', params: ({ event }) => event }"],
  ['src/screens/gift-box.tsx', 'const views = { ...settlingViews };'],
  ['src/actors/gift-box.test.ts', 'const waitFor = async () => undefined;'],
  ['machines/letter/letter.machine.ts', 'setup<never>()'],
  ['src/screens/entry/login.tsx', 'useEffect(() => actor.on())'],
  ['src/screens/gift-box.tsx', 'const Late = lazy(async () => import())'],
])('finds one in %s', (file, text) => expect(countShapes([{ file, text }]).map(({ count }) => count)).toContain(1));

it('takes what stands on the shared one for none', () =>
  expect(
    countShapes([
      { file: 'machines/a/a.machine.ts', text: "settling: { ...settling(moveOf, 'done'), entry: 'clear' }" },
    ])
      .map(({ count }) => count)
      .every((count) => count === 0),
  ).toBe(true));
