import { expect, type Locator } from '@playwright/test';
import type { RechargeMethod } from '#domain/recharge.ts';
import type { RechargeEvent, rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type RechargeState = Exclude<SnapshotFrom<typeof rechargeMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<RechargeEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

const addresses: Record<RechargeMethod, string> = { usdt: '/user/recharge', cash: '/user/cashrecharge' };

/** Asking for a recharge: each event of the machine as what a member does. */
export class RechargePage {
  readonly frame: Locator;
  readonly submit: Locator;
  readonly amount: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="recharge"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.amount = this.frame.locator('input[name="amount"]');
  }

  async is(state: RechargeState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const press = (message: string) =>
      this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
    switch (event.type) {
      case 'options.refresh':
        return this.app.readAgain(this.frame);
      case 'channel.choose':
        return this.frame.locator(`input[name="channel"][value="${event.channelId}"]`).check();
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'recharge.confirm':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return press('Drop it');
      case 'outcome.check':
        return press('Ask now');
    }
  }

  async open(method: RechargeMethod): Promise<void> {
    await this.app.open(addresses[method]);
    await this.is('form');
  }

  /** From the form to the recharge that was asked for. */
  async ask(text: string): Promise<void> {
    await this.send({ type: 'amount.type', text });
    await this.send({ type: 'recharge.confirm' });
  }
}
