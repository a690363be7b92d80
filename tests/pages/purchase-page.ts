import type { Locator } from '@playwright/test';
import type { PurchaseEvent, purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Renting: the machine's page, and above it the review in a sheet, which stands at the end of the document. */
export class PurchasePage extends MoneyPage<typeof purchaseMachine, PurchaseEvent> {
  readonly sheet: Locator;
  /** Consent, in the review. */
  readonly agree: Locator;
  readonly confirm: Locator;

  constructor(app: App) {
    super(app, 'purchase');
    this.sheet = app.page.getByRole('dialog').filter({ has: app.page.locator('input[name="agree"]') });
    this.agree = this.sheet.locator('input[name="agree"]');
    this.confirm = this.sheet.locator('button[type="submit"]');
  }

  protected act(event: Own<PurchaseEvent>): Promise<void> {
    switch (event.type) {
      case 'coupon.choose':
        return this.frame.locator(`input[name="coupon"][value="${event.couponId}"]`).check();
      case 'agreement.open':
        return this.sheet.locator('label button').click();
      case 'agreement.agree':
        return this.decide(true);
      case 'agreement.disagree':
        return this.decide(false);
      case 'agreement.close':
        return this.pressInAgreement('Close');
      case 'review.back':
        return this.sheet.getByRole('button', { name: this.app.words('Close'), exact: true }).click();
      case 'review.open':
        return this.submit.click();
      case 'order.confirm':
        return this.confirm.click();
    }
  }

  private pressInAgreement(message: string): Promise<void> {
    const { page, words } = this.app;
    return page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: words(message), exact: true })
      .click();
  }

  /** In the agreement that is open, or by the box of the review; one that isn't ticked is ticked before it is unticked. */
  private async decide(isAgreed: boolean): Promise<void> {
    if ((await this.frame.getAttribute('data-state')) === 'review.agreement') {
      return this.pressInAgreement(isAgreed ? 'Agree' : 'Disagree');
    }
    await this.agree.check();
    if (!isAgreed) await this.agree.uncheck();
  }

  /** One of the four key numbers. */
  number(id: 'return' | 'days' | 'net' | 'price'): Locator {
    return this.frame.locator(`[data-number="${id}"]`);
  }

  /** A fact of the review, by its label. */
  reviewed(message: string): Locator {
    return this.factIn(this.sheet, message);
  }

  /** Opens the product's page directly. */
  async open(productId: string): Promise<void> {
    await this.app.open(`/index/detail?productId=${productId}`);
    await this.is('deciding.idle');
  }

  /** From the page to a review that is agreed to, by reading. */
  async review(): Promise<void> {
    await this.is('deciding.idle');
    await this.send({ type: 'review.open' });
    await this.is('review.summary');
    await this.send({ type: 'agreement.open' });
    await this.is('review.agreement');
    await this.send({ type: 'agreement.agree' });
    await this.is('review.summary');
  }

  /** From the address to an order that is on its way. */
  async order(productId: string): Promise<void> {
    await this.open(productId);
    await this.review();
    await this.send({ type: 'order.confirm' });
  }
}
