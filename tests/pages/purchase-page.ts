import { expect, type Locator } from '@playwright/test';
import type { PurchaseEvent, purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type PurchaseState = Exclude<SnapshotFrom<typeof purchaseMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<PurchaseEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

/** Buying: each event of the machine as what a member does. */
export class PurchasePage {
  readonly frame: Locator;
  readonly submit: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="purchase"]');
    this.submit = this.frame.locator('button[type="submit"]');
  }

  async is(state: PurchaseState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const dialog = this.app.page.getByRole('dialog');
    const press = (within: Locator, message: string) =>
      within.getByRole('button', { name: this.app.words(message), exact: true }).click();
    switch (event.type) {
      case 'offer.refresh':
        return this.app.readAgain(this.frame);
      case 'coupon.choose':
        return this.frame.locator(`input[name="coupon"][value="${event.couponId}"]`).check();
      case 'agreement.open':
        return this.frame.locator('label button').click();
      case 'agreement.agree':
        return this.decide(true);
      case 'agreement.disagree':
        return this.decide(false);
      case 'agreement.close':
        return press(dialog, 'Close');
      case 'review.back':
        return press(this.frame, 'Change');
      case 'review.open':
      case 'order.confirm':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return press(this.frame, 'Drop it');
      case 'outcome.check':
        return press(this.frame, 'Ask now');
    }
  }

  /** In the agreement that is open, or by the box of the form; one that isn't ticked is ticked before it is unticked. */
  private async decide(isAgreed: boolean): Promise<void> {
    const { page, words } = this.app;
    if ((await this.frame.getAttribute('data-state')) === 'agreement') {
      const name = words(isAgreed ? 'Agree' : 'Disagree');
      return page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    }
    const box = this.frame.locator('input[name="agree"]');
    await box.check();
    if (!isAgreed) await box.uncheck();
  }

  /** Opens the product's page directly. */
  async open(productId: string): Promise<void> {
    await this.app.open(`/index/detail?productId=${productId}`);
    await this.is('form');
  }

  /** From the form to the review, reading and agreeing on the way. */
  async review(): Promise<void> {
    await this.is('form');
    await this.send({ type: 'agreement.open' });
    await this.is('agreement');
    await this.send({ type: 'agreement.agree' });
    await this.is('form');
    await this.send({ type: 'review.open' });
    await this.is('review');
  }

  /** The value of a fact, by its label. */
  fact(message: string): Locator {
    return this.frame
      .locator('dl > div')
      .filter({ has: this.app.page.locator('dt', { hasText: this.app.words(message) }) })
      .locator('dd');
  }
}
