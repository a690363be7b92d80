import { expect, type Locator } from '@playwright/test';
import type { ScenarioEvent, scenarioMachine } from '#machines/scenario/scenario.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type ScenarioState = SnapshotFrom<typeof scenarioMachine>['value'];

/** A link that sets the sandbox up: each event of the machine as what a member does. */
export class ScenarioPage {
  readonly frame: Locator;
  /** What an unreadable link says. */
  readonly said: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="scenario"]');
    this.said = this.frame.locator('[data-scenario-text]');
  }

  async is(state: ScenarioState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: ScenarioEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message) });
    switch (event.type) {
      case 'scenario.apply':
        return button('Set it up').or(button('Try again')).click();
      case 'scenario.dismiss':
        return button('Leave it unchanged').click();
    }
  }

  /** The value of a fact, by its label. */
  fact(message: string): Locator {
    return this.frame
      .locator('dl > div')
      .filter({ has: this.app.page.getByText(this.app.words(message), { exact: true }) })
      .locator('dd');
  }

  /** Follows a link to an address with a scenario, and sees what it would do. */
  async open(address: string): Promise<void> {
    await this.app.open(address);
    await this.is('review');
  }

  async apply(): Promise<void> {
    await this.send({ type: 'scenario.apply' });
    // A world is made day by day, however busy the machine is.
    await expect(this.frame).toBeHidden({ timeout: 120_000 });
  }
}
