import { describe, expect, it } from 'vitest';
import { carry, similarity } from './carry.ts';
import { doubted, isDoubtful, wasOf, type Catalog, type Catalogs } from './catalogs.ts';
import { sampleMessage } from './samples.ts';

type Entry = ReturnType<typeof sampleMessage>;

const catalogs = (...entries: readonly Entry[]): Catalogs => new Map([['wallet', Object.fromEntries(entries)]]);

/** What a text has after the English went from one list to the other. */
function after(was: readonly Entry[], now: readonly Entry[], english: { before?: Catalogs; after?: Catalogs } = {}) {
  const carried = carry({
    english: { before: english.before ?? catalogs(...was), after: english.after ?? catalogs(...now) },
    language: { before: catalogs(...was), after: catalogs(...now) },
  });
  return Object.values(carried.get('wallet') ?? {}).map((message) => ({
    translation: message.translation,
    was: wasOf(message),
    isDoubtful: isDoubtful(message),
  }));
}

const old = sampleMessage('Network problem. Try again later', 'خلل في الشبكة');
const reworded = sampleMessage('Network problem. Please try again later');
const nothing = { translation: '', was: null, isDoubtful: false };

describe('a reworded text', () => {
  it('keeps its translation, in doubt, beside the English that it was made for', () =>
    expect(after([old], [reworded])).toEqual([
      { translation: 'خلل في الشبكة', was: 'Network problem. Try again later', isDoubtful: true },
    ]));

  it('keeps the first English through a second change, and loses the doubt when that is back', () => {
    const [id, message] = reworded;
    const once: Entry = [id, doubted(message, 'خلل في الشبكة', 'Network problem. Try again later')];
    expect(after([once], [sampleMessage('A network problem. Please try again later')])).toEqual([
      { translation: 'خلل في الشبكة', was: 'Network problem. Try again later', isDoubtful: true },
    ]);
    expect(after([once], [sampleMessage('Network problem. Try again later')])).toEqual([
      { translation: 'خلل في الشبكة', was: null, isDoubtful: false },
    ]);
  });

  it('keeps it where the old text still stands in another file', () => {
    const [id, message] = sampleMessage('Fund password set', 'معيّنة');
    const here: Entry = [id, { ...message, origin: [['a.tsx'], ['b.tsx']] }];
    expect(after([here], [[id, { ...message, origin: [['b.tsx']] }], sampleMessage('Fund password is set')])).toEqual([
      { translation: 'معيّنة', was: null, isDoubtful: false },
      { translation: 'معيّنة', was: 'Fund password set', isDoubtful: true },
    ]);
  });

  it('under an explicit id is in doubt, too', () => {
    const entry = (translation: string): Entry => ['manifest.wallet', { translation, origin: [['a.ts']] }];
    const english = { before: catalogs(entry('Wallet')), after: catalogs(entry('My wallet')) };
    const [changed] = after([entry('المحفظة')], [entry('المحفظة')], english);
    expect(changed).toEqual({ translation: 'المحفظة', was: 'Wallet', isDoubtful: true });
    const [id, message] = entry('');
    const doubtful: Entry = [id, doubted(message, 'المحفظة', 'Wallet')];
    expect(after([doubtful], [doubtful], { before: english.after, after: english.before })).toEqual([
      { translation: 'المحفظة', was: null, isDoubtful: false },
    ]);
  });
});

it.each([
  ['of another file', sampleMessage('Network problem. Please try again later', '', 'b.tsx')],
  ['of other words', sampleMessage('Continue')],
])('a new text %s has none', (_how, fresh) => expect(after([old], [fresh])).toEqual([nothing]));

it('the likest of several is taken', () => {
  const near = sampleMessage('Try again later', 'حاول لاحقًا');
  expect(after([near, old], [reworded])).toMatchObject([{ was: 'Network problem. Try again later' }]);
});

it('a text that goes to another group keeps its translation, without doubt', () => {
  const [id, message] = old;
  const bare = { ...message, translation: '' };
  const group = (of: Catalog): Catalogs => new Map([['shared', of]]);
  const english = { before: catalogs([id, bare]), after: group({ [id]: bare }) };
  const carried = carry({ english, language: { before: catalogs(old), after: group({ [id]: bare }) } });
  expect(carried.get('shared')?.[id]).toMatchObject({ translation: 'خلل في الشبكة' });
  expect(isDoubtful(carried.get('shared')?.[id] ?? bare)).toBe(false);
});

it('the comment goes with the flag', () => {
  const [id, message] = reworded;
  const looked = doubted(message, 'خلل', 'Network problem');
  const unflagged: Entry = [id, { ...looked, extra: { ...(looked.extra as object), flags: [] } }];
  expect(after([unflagged], [unflagged])).toEqual([{ translation: 'خلل', was: null, isDoubtful: false }]);
});

it.each([
  ['Check now', 'Check now', 1],
  ['Check', 'Cancel', 0],
  ['Check it now', 'Check now', 0.8],
  ['', '', 0],
])('“%s” and “%s” are alike to %d', (one, other, alikeness) => expect(similarity(one, other)).toBe(alikeness));
