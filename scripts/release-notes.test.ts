import { expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

it('says what is new in as many lines as the dialog has room for', () => {
  expect(releaseNotes.length).toBeLessThanOrEqual(6);
  for (const { message } of releaseNotes) expect(message).toMatch(/^[A-Z].{3,100}\.$/);
});
