import type { Locator } from '@playwright/test';
import type { RechargeMethod } from '#domain/recharge.ts';
import type { RechargeEvent, rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

const addresses: Record<RechargeMethod, string> = { usdt: '/user/recharge', cash: '/user/cashrecharge' };

/** Asking for a recharge. */
export class RechargePage extends MoneyPage<typeof rechargeMachine, RechargeEvent> {
  readonly amount: Locator;

  constructor(app: App) {
    super(app, 'recharge');
    this.amount = this.frame.locator('input[name="amount"]');
  }

  protected act(event: Own<RechargeEvent>): Promise<void> {
    switch (event.type) {
      case 'channel.choose':
        return this.frame.locator(`input[name="channel"][value="${event.channelId}"]`).check();
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'recharge.confirm':
        return this.submit.click();
    }
  }

  async open(method: RechargeMethod): Promise<void> {
    await this.app.open(addresses[method]);
    await this.is('deciding.idle');
  }

  /** From the form to the recharge that was asked for. */
  async ask(text: string): Promise<void> {
    await this.send({ type: 'amount.type', text });
    await this.send({ type: 'recharge.confirm' });
  }
}
