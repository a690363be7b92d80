import { describe, expect, it } from 'vitest';
import { specimens } from './specimens.ts';
import { addressOfView, isFound, kindOf, nameOf, stepFrom, stepOf } from './walk.ts';

const list = ['one', 'two', 'three'].map((state) => ({ flow: 'flow', state }));
const after = (chosen: string, by: 1 | -1) => stepFrom(list, chosen, by)?.state;

describe('walking the gallery', () => {
  it('goes round, and begins at an end where nothing on the list is chosen', () => {
    expect([after('flow.one', 1), after('flow.three', 1), after('flow.one', -1)]).toEqual(['two', 'one', 'three']);
    expect([after('', 1), after('', -1)]).toEqual(['one', 'three']);
    expect(stepFrom([], '', 1)).toBeNull();
    expect(stepFrom([], '', -1)).toBeNull();
  });

  it('finds by every word, in any order', () => {
    const one = { flow: 'withdrawal', state: 'settling.unsent' };
    for (const search of ['', 'UNSENT', 'unsent withdr', ' settling ']) expect(isFound(one, search)).toBe(true);
    expect(isFound(one, 'unsent deposit')).toBe(false);
  });

  it('takes letters and arrows, and leaves letters to the search', () => {
    expect(['j', 'n', 'ArrowDown', 'k', 'p', 'ArrowUp', 'x'].map((key) => stepOf(key, false))).toEqual([
      1, 1, 1, -1, -1, -1, 0,
    ]);
    expect(['j', 'k', 'ArrowDown', 'ArrowUp'].map((key) => stepOf(key, true))).toEqual([0, 0, 1, -1]);
  });

  it('keeps what is chosen in the address', () => {
    const nothing = { find: '', show: '', lang: '', theme: '', width: '' };
    expect(addressOfView(nothing)).toBe('/dev/gallery');
    expect(addressOfView({ ...nothing, find: 'a b', show: 'login.form' })).toBe(
      '/dev/gallery?find=a+b&show=login.form',
    );
  });

  it('draws each by what it is', () => {
    const kinds = new Map(specimens.map((one) => [nameOf(one), kindOf(one)]));
    expect(kinds.get('withdrawal.loading')).toBe('wait');
    expect(kinds.get('withdrawal.settling.unsent')).toBe('trouble');
    expect(kinds.get('withdrawal.deciding.idle')).toBe('form');
    expect(kinds.get('withdrawal.review')).toBe('sheet');
    expect(kinds.get('withdrawal.submitted')).toBe('done');
    expect(kinds.get('deposit.standing.credited (late)')).toBe('done');
    expect(kinds.get('customer-service.absent')).toBe('screen');
    expect(new Set(kinds.values()).size).toBe(6);
  });
});
