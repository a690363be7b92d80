import { expect, type Locator } from '@playwright/test';
import type { DepositEvent, depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

export type DepositState = SnapshotFrom<typeof depositMachine>['value'];
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<DepositEvent, { type: 'network.returned' }>;

/** What becomes of one recharge. */
export class DepositPage {
  readonly frame: Locator;
  /** The amount that is read first. */
  readonly standing: Locator;
  /** Confirmations. */
  readonly progress: Locator;
  /** Whatever it says of its last press. */
  readonly copy: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="deposit"]');
    this.standing = this.frame.locator('[data-standing]');
    this.progress = this.frame.getByRole('progressbar');
    this.copy = this.frame.locator('figure ~ div').getByRole('button');
  }

  async is(state: DepositState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'deposit.refresh':
        return this.app.readAgain(this.frame);
    }
  }

  /** The recharge that is followed, from the address. */
  async rechargeId(): Promise<string> {
    const id = new URL(this.app.page.url()).hash.split('?id=')[1];
    if (id === undefined) throw new Error(`no recharge at ${this.app.page.url()}`);
    return decodeURIComponent(id);
  }

  /** Reads it at once, as coming back to it does: by itself it takes some seconds. */
  async reopen(): Promise<void> {
    await this.app.page.reload();
  }

  /** The value of a fact, by its label. */
  fact(message: string): Locator {
    return this.frame
      .locator('dl > div')
      .filter({ has: this.app.page.locator('dt', { hasText: this.app.words(message) }) })
      .locator('dd');
  }
}
