import { describe, expect, it } from 'vitest';
import { fresh } from '#domain/fresh.ts';
import { keptTermsPause, termsFreshFor } from '#domain/limits.ts';
import { now } from './samples.ts';
import { hasKept, keptSince, keptTerms, rereadDelayOf, termsProblems } from './terms.ts';

const minute = 60_000;
/** A draft that happens to have a time is no figure. */
const live = { wallet: fresh(7, now), options: fresh('all', now - minute), draft: { at: now }, intent: null };
const kept = { ...live, options: fresh('all', now - minute, 'store') };

describe('terms that a member decides on', () => {
  it('are open while the server gave all of them', () => {
    expect(termsProblems(live, true)).toEqual([]);
    expect(keptSince(live)).toBeNull();
    expect(rereadDelayOf(live)).toBe(termsFreshFor);
  });

  it('are closed while one of them is from the device, with its time', () => {
    expect(hasKept(kept)).toBe(true);
    expect(termsProblems(kept, true)).toEqual(['kept']);
    expect(keptSince(kept)).toBe(now - minute);
    expect(rereadDelayOf(kept)).toBe(keptTermsPause);
  });

  it('are closed without a connection, whatever their age', () => {
    expect(termsProblems(live, false)).toEqual(['offline']);
    expect(termsProblems(kept, false)).toEqual(['kept', 'offline']);
    expect(termsProblems(null, false)).toEqual(['offline']);
  });

  it('are what the device has when they can’t be read anew, and stay what they were', () => {
    const after = keptTerms(live);
    expect(after).toEqual({ ...live, wallet: fresh(7, now, 'store'), options: fresh('all', now - minute, 'store') });
    expect(keptSince(after)).toBe(now - minute);
    expect(hasKept(live)).toBe(false);
  });
});
