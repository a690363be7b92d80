import { expect, type Locator } from '@playwright/test';
import type { couponMachine, CouponEvent } from '#machines/coupon/coupon.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

export type CouponScreenState = SnapshotFrom<typeof couponMachine>['value'];
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<CouponEvent, { type: 'network.lost' | 'network.returned' }>;

/** Collecting coupons and choosing one: each event of the machine as what a member does. */
export class CouponPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="coupon"]');
  }

  async is(state: CouponScreenState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  /** The ticket of a coupon that is not among those to choose from. */
  ticket(couponId: string): Locator {
    return this.frame.locator(`[data-coupon="${couponId}"]`);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'shelf.refresh':
        return this.app.readAgain(this.frame);
      case 'coupon.receive':
        return this.ticket(event.couponId).getByRole('button').click();
      case 'coupon.choose':
        return this.frame.locator(`input[name="coupon"][value="${event.couponId}"]`).check();
    }
  }
}
