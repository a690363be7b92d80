import type { Locator } from '@playwright/test';
import type { BalanceProofEvent } from '#machines/balance-proof/balance-proof.machine.ts';
import type { App } from './app.ts';

/** Checking that one's balance is in the published totals. */
export class BalanceProofPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="balanceProof"]');
  }

  send(event: BalanceProofEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'proof.start':
        return button('Check my balance').or(button('Check again')).click();
    }
  }

  /** Amounts that take more than one line. */
  brokenAmounts(): Promise<(string | null)[]> {
    return this.frame.locator('[data-figure]').evaluateAll((figures) => {
      const isBroken = (figure: Element) => {
        const [line, whole] = [figure.getClientRects()[0], figure.getBoundingClientRect()];
        return line !== undefined && whole.height > 1.5 * line.height;
      };
      return figures.filter(isBroken).map((figure) => figure.textContent);
    });
  }

  /** Opens the steps. */
  async showSteps(): Promise<void> {
    await this.frame.locator('summary').click();
  }
}
