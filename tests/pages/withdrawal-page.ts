import { expect, type Locator } from '@playwright/test';
import type { WithdrawalObstacle, WithdrawalWay } from '#domain/withdrawal.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { WithdrawalEvent, withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type WithdrawalState = Exclude<SnapshotFrom<typeof withdrawalMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<WithdrawalEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

const addresses: Record<WithdrawalWay, string> = { usdt: '/user/withdraw', cash: '/user/cashwithdraw' };

/** Withdrawing by either way: each event of the machine as what a member does. */
export class WithdrawalPage {
  readonly frame: Locator;
  readonly submit: Locator;
  readonly amount: Locator;
  /** What is wrong with the amount, the payee or the fund password. */
  readonly error: Locator;
  /** What leaves. */
  readonly net: Locator;
  /** The whole of whom it goes to. */
  readonly address: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="withdrawal"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.amount = this.frame.locator('input[name="amount"]');
    this.error = this.frame.locator('[id$="-error"]');
    this.net = this.frame.locator('[data-net]');
    this.address = this.frame.locator('[data-address]');
  }

  async is(state: WithdrawalState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'terms.refresh':
        return this.app.readAgain(this.frame);
      case 'payee.choose':
        return this.frame.locator(`input[name="payee"][value="${event.payeeId}"]`).check();
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'amount.fill':
        return button('Max').click();
      case 'password.type':
        return this.frame.locator('input[name="fundPassword"]').fill(event.text);
      case 'review.back':
        return button('Change').click();
      case 'review.open':
      case 'review.confirm':
      case 'quote.renew':
      case 'password.confirm':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return button('Drop it').click();
      case 'outcome.check':
        return button('Ask now').click();
    }
  }

  async open(way: WithdrawalWay): Promise<void> {
    await this.app.open(addresses[way]);
    await this.is('form');
  }

  /** From the form to the review of its terms. */
  async review(payeeId: string, text: string): Promise<void> {
    await this.send({ type: 'payee.choose', payeeId });
    await this.send({ type: 'amount.type', text });
    await this.send({ type: 'review.open' });
    await this.is('review');
  }

  /** From the review to the fund password, typed. */
  async agree(fundPassword: string): Promise<void> {
    await this.is('review');
    await this.send({ type: 'review.confirm' });
    await this.is('password');
    await this.send({ type: 'password.type', text: fundPassword });
  }

  /** One of what stands in the way, with the way to mend it. */
  obstacle(name: WithdrawalObstacle): Locator {
    return this.frame.locator(`[data-item="${name}"]`);
  }

  /** The value of a fact, by its label. */
  fact(message: string): Locator {
    return this.frame
      .locator('dl > div')
      .filter({ has: this.app.page.locator('dt', { hasText: this.app.words(message) }) })
      .locator('dd');
  }
}
