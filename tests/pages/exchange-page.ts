import { expect, type Locator } from '@playwright/test';
import type { ExchangeEvent, exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type ExchangeState = Exclude<SnapshotFrom<typeof exchangeMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<ExchangeEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

/** Exchanging: each event of the machine as what a member does. */
export class ExchangePage {
  readonly frame: Locator;
  readonly submit: Locator;
  readonly amount: Locator;
  /** What the rupees give, before it is agreed to. */
  readonly yields: Locator;
  /** What was received. */
  readonly exchanged: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="exchange"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.amount = this.frame.locator('input[name="amount"]');
    this.yields = this.frame.locator('[data-yield]');
    this.exchanged = this.frame.locator('[data-exchanged]');
  }

  async is(state: ExchangeState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const press = (message: string) =>
      this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
    switch (event.type) {
      case 'quote.refresh':
        return this.app.readAgain(this.frame);
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'amount.fill':
        return press('Max');
      case 'review.back':
        return press('Change');
      case 'review.open':
      case 'quote.renew':
      case 'exchange.confirm':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return press('Drop it');
      case 'outcome.check':
        return press('Ask now');
    }
  }

  async open(): Promise<void> {
    await this.app.open('/user/fund');
    await this.is('form');
  }

  /** From the form to the review of all rupees. */
  async review(): Promise<void> {
    await this.send({ type: 'amount.fill' });
    await this.send({ type: 'review.open' });
    await this.is('review');
  }

  /** The value of a fact, by the beginning of its label. */
  fact(message: string): Locator {
    return this.frame
      .locator('dl > div')
      .filter({ has: this.app.page.locator('dt', { hasText: this.app.words(message) }) })
      .locator('dd');
  }
}
