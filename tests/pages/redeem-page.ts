import { expect, type Locator } from '@playwright/test';
import type { RedeemEvent, redeemMachine } from '#machines/redeem/redeem.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type RedeemState = Exclude<SnapshotFrom<typeof redeemMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<RedeemEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

/** Redeeming a code: each event of the machine as what a member does. */
export class RedeemPage {
  readonly frame: Locator;
  readonly submit: Locator;
  readonly code: Locator;
  /** What is wrong with the code. */
  readonly refusal: Locator;
  /** The amount that was credited. */
  readonly redeemed: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="redeem"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.code = this.frame.locator('input[name="code"]');
    this.refusal = this.frame.locator('[id$="-error"]');
    this.redeemed = this.frame.locator('[data-redeemed]');
  }

  async is(state: RedeemState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'code.type':
        return this.code.fill(event.text);
      case 'form.open':
        return this.button('Redeem another code').or(this.button('Try again')).click();
      case 'code.redeem':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return this.button('Drop it').click();
      case 'outcome.check':
        return this.button('Ask now').click();
    }
  }

  private button(message: string): Locator {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true });
  }

  async open(): Promise<void> {
    await this.app.open('/user/reward');
    await this.is('form');
  }

  async redeem(text: string): Promise<void> {
    await this.send({ type: 'code.type', text });
    await this.send({ type: 'code.redeem' });
  }
}
