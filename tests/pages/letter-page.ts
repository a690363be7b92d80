import { expect, type Locator } from '@playwright/test';
import type { createLetterMachine } from '#machines/letter/letter.machine.ts';
import type { LetterEvent } from '#machines/letter/written.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import type { TestFile } from './avatar-page.ts';

export type LetterState = SnapshotFrom<ReturnType<typeof createLetterMachine>>['value'];
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<LetterEvent<TestFile>, { type: 'network.lost' | 'network.returned' | 'upload.progressed' }>;

/** Writing a post or feedback: each event of the machine as what a member does. */
export class LetterPage {
  readonly frame: Locator;
  readonly text: Locator;
  readonly submit: Locator;
  /** The pictures that were taken, in their order. */
  readonly pictures: Locator;
  /** What was not taken, and why. */
  readonly refused: Locator;
  /** How much was written. */
  readonly count: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="letter"]');
    this.text = this.frame.locator('textarea[name="text"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.pictures = this.frame.locator('[data-pictures] img');
    this.refused = this.frame.locator('[data-refused]');
    this.count = this.frame.locator('[data-count]');
  }

  async is(state: LetterState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'text.type':
        return this.text.fill(event.text);
      case 'phone.type':
        return this.frame.locator('input[name="phone"]').fill(event.text);
      case 'pictures.choose':
        return this.frame.locator('input[type="file"]').setInputFiles([...event.files]);
      case 'picture.remove':
        return this.frame.locator('[data-pictures] li').nth(event.index).getByRole('button').click();
      case 'letter.send':
        return this.submit.click();
      case 'letter.defer':
        return this.press('Send later');
      case 'upload.cancel':
        return this.press('Stop');
      case 'outcome.check':
        return this.press('Check now');
    }
  }

  private press(message: string): Promise<void> {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
  }
}
