import type { Locator } from '@playwright/test';
import type { createGroupJoinMachine, GroupJoinEvent } from '#machines/group-join/group-join.machine.ts';
import type { App } from './app.ts';
import type { TestFile } from './avatar-page.ts';
import { MoneyPage, type Own } from './money-page.ts';

type Event = GroupJoinEvent<TestFile>;

/** Asking for the group-join bonus. */
export class GroupJoinPage extends MoneyPage<ReturnType<typeof createGroupJoinMachine<TestFile>>, Event> {
  readonly picture: Locator;
  /** The amount that was credited, or not. */
  readonly bonus: Locator;

  constructor(app: App) {
    super(app, 'groupJoin');
    this.picture = this.frame.locator('[data-pictures] img');
    this.bonus = this.frame.locator('[data-bonus]');
  }

  protected act(event: Own<Event>): Promise<void> {
    switch (event.type) {
      case 'picture.choose':
        return this.frame.locator('input[type="file"]').setInputFiles(event.file);
      case 'picture.remove':
        return this.frame.locator('[data-pictures] li').first().getByRole('button').click();
      case 'bonus.claim':
        return this.submit.click();
      case 'upload.cancel':
        return this.press('Stop');
    }
  }
}
