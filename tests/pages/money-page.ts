import { expect, type Locator } from '@playwright/test';
import type { LeafPath } from '#machines/model/state-name.ts';
import type { MoneyEvent } from '#machines/settlement/money-flow.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

/** Facts from elsewhere, which no member sends. */
interface Fact {
  type: 'network.lost' | 'network.returned' | 'upload.progressed';
}
type Shared = Exclude<MoneyEvent | SettlementEvent, Fact>;
/** What a member does in one flow alone. */
export type Own<Event> = Exclude<Event, MoneyEvent | Fact>;

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
type MoneyState<Machine extends AnyStateMachine> =
  | Exclude<LeafPath<SnapshotFrom<Machine>['value']>, 'settling'>
  | SettlementState;

/** A flow that moves money: each event of its machine as what a member does. */
export abstract class MoneyPage<Machine extends AnyStateMachine, Event extends { type: string }> {
  readonly frame: Locator;
  readonly submit: Locator;

  protected readonly app: App;

  /** @param machine its id */
  constructor(app: App, machine: string) {
    this.app = app;
    // The first: a screen may have a card of the same flow.
    this.frame = app.page.locator(`[data-machine="${machine}"]`).first();
    this.submit = this.frame.locator('button[type="submit"]');
  }

  async is(state: MoneyState<Machine>): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Own<Event> | Shared): Promise<void> {
    switch (event.type) {
      case 'terms.refresh':
        return this.app.readAgain(this.frame);
      case 'move.resend':
        return this.press('Send again');
      case 'move.drop':
        return this.press('Cancel request');
      case 'outcome.check':
        return this.press('Check now');
      default:
        return this.act(event as Own<Event>);
    }
  }

  protected abstract act(event: Own<Event>): Promise<void>;

  protected button(message: string): Locator {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true });
  }

  protected press(message: string): Promise<void> {
    return this.button(message).click();
  }

  /** The value of a fact, by its label. */
  fact(message: string): Locator {
    return this.factIn(this.frame, message);
  }

  protected factIn(part: Locator, message: string): Locator {
    return part
      .locator('dl > div')
      .filter({ has: this.app.page.locator('dt', { hasText: this.app.words(message) }) })
      .locator('dd');
  }
}
