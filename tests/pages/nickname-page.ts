import { expect, type Locator } from '@playwright/test';
import type { NicknameEvent, nicknameMachine } from '#machines/nickname/nickname.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type Gesture = Exclude<NicknameEvent, { type: 'network.returned' }>;

/** Another nickname: each event of the machine as what a member does. */
export class NicknamePage {
  readonly frame: Locator;
  readonly field: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="nickname"]');
    this.field = this.frame.locator('input[name="nickname"]');
  }

  async is(state: SnapshotFrom<typeof nicknameMachine>['value']): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'name.refresh':
        return this.app.button('Try again').click();
      case 'name.type':
        return this.field.fill(event.text);
      case 'name.save':
        return this.frame.locator('button[type="submit"]').click();
    }
  }
}
