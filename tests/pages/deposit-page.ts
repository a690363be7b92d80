import { expect, type Locator } from '@playwright/test';
import type { RechargeStage } from '#domain/recharge.ts';
import type { DepositEvent } from '#machines/deposit/deposit.machine.ts';
import type { App } from './app.ts';

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

  /** How it stands, while it is read again too. */
  async is(stage: RechargeStage): Promise<void> {
    await expect(this.standing).toHaveAttribute('data-standing', stage);
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
