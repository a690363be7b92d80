import type { PurchaseEvent, purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Buying. */
export class PurchasePage extends MoneyPage<typeof purchaseMachine, PurchaseEvent> {
  constructor(app: App) {
    super(app, 'purchase');
  }

  protected act(event: Own<PurchaseEvent>): Promise<void> {
    switch (event.type) {
      case 'coupon.choose':
        return this.frame.locator(`input[name="coupon"][value="${event.couponId}"]`).check();
      case 'agreement.open':
        return this.frame.locator('label button').click();
      case 'agreement.agree':
        return this.decide(true);
      case 'agreement.disagree':
        return this.decide(false);
      case 'agreement.close':
        return this.pressInDialog('Close');
      case 'review.back':
        return this.press('Change');
      case 'review.open':
      case 'order.confirm':
        return this.submit.click();
    }
  }

  private pressInDialog(message: string): Promise<void> {
    const { page, words } = this.app;
    return page
      .getByRole('dialog')
      .getByRole('button', { name: words(message), exact: true })
      .click();
  }

  /** In the agreement that is open, or by the box of the form; one that isn't ticked is ticked before it is unticked. */
  private async decide(isAgreed: boolean): Promise<void> {
    if ((await this.frame.getAttribute('data-state')) === 'agreement') {
      return this.pressInDialog(isAgreed ? 'Agree' : 'Disagree');
    }
    const box = this.frame.locator('input[name="agree"]');
    await box.check();
    if (!isAgreed) await box.uncheck();
  }

  /** Opens the product's page directly. */
  async open(productId: string): Promise<void> {
    await this.app.open(`/index/detail?productId=${productId}`);
    await this.is('deciding.idle');
  }

  /** From the form to the review, reading and agreeing on the way. */
  async review(): Promise<void> {
    await this.is('deciding.idle');
    await this.send({ type: 'agreement.open' });
    await this.is('agreement');
    await this.send({ type: 'agreement.agree' });
    await this.is('deciding.idle');
    await this.send({ type: 'review.open' });
    await this.is('review');
  }
}
