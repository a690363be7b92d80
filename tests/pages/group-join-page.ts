import { expect, type Locator } from '@playwright/test';
import type { createGroupJoinMachine, GroupJoinEvent } from '#machines/group-join/group-join.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import type { TestFile } from './avatar-page.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type GroupJoinState =
  | Exclude<SnapshotFrom<ReturnType<typeof createGroupJoinMachine>>['value'], 'settling'>
  | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<
  GroupJoinEvent<TestFile> | SettlementEvent,
  { type: 'network.lost' | 'network.returned' | 'upload.progressed' }
>;

/** Asking for the group-join bonus: each event of the machine as what a member does. */
export class GroupJoinPage {
  readonly frame: Locator;
  readonly submit: Locator;
  readonly picture: Locator;
  /** The amount that was credited, or not. */
  readonly bonus: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="groupJoin"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.picture = this.frame.locator('[data-pictures] img');
    this.bonus = this.frame.locator('[data-bonus]');
  }

  async is(state: GroupJoinState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'picture.choose':
        return this.frame.locator('input[type="file"]').setInputFiles(event.file);
      case 'picture.remove':
        return this.frame.locator('[data-pictures] li').first().getByRole('button').click();
      case 'bonus.claim':
      case 'move.resend':
        return this.submit.click();
      case 'upload.cancel':
        return this.press('Stop');
      case 'form.open':
        return this.button('Go on').or(this.button('Try again')).click();
      case 'move.drop':
        return this.press('Drop it');
      case 'outcome.check':
        return this.press('Ask now');
    }
  }

  private button(message: string): Locator {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true });
  }

  private press(message: string): Promise<void> {
    return this.button(message).click();
  }
}
