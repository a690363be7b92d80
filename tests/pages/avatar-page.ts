import { expect, type Locator } from '@playwright/test';
import type { AvatarEvent, createAvatarMachine } from '#machines/avatar/avatar.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

export type AvatarState = SnapshotFrom<ReturnType<typeof createAvatarMachine>>['value'];

/** A file as a test gives it to a page. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a member does; how far an upload is tells the upload itself. */
export type AvatarGesture = Exclude<AvatarEvent<TestFile>, { type: 'upload.progressed' }>;

/** Choosing, cutting and sending a picture: each event of the machine as what a member does. */
export class AvatarPage {
  readonly frame: Locator;
  /** The picture that there is. */
  readonly picture: Locator;
  /** What is taken of the chosen one; arrow keys move it. */
  readonly crop: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="avatar"]');
    this.picture = this.frame.locator('img').first();
    this.crop = this.frame.locator('[data-crop] [role="group"]');
  }

  async is(state: AvatarState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: AvatarGesture): Promise<void> {
    switch (event.type) {
      case 'file.choose':
        return this.frame.locator('input[type="file"]').setInputFiles(event.file);
      case 'crop.move':
        return this.crop.press('ArrowRight');
      case 'crop.confirm':
        return this.press('Use this picture');
      case 'crop.cancel':
        return this.press('Cancel');
      case 'upload.cancel':
        return this.press('Stop');
    }
  }

  private press(message: string): Promise<void> {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
  }
}
