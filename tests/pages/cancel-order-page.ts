import type { App } from './app.ts';
import { CancelPage } from './cancel-page.ts';

/** Cancelling a first order, within its day. */
export class CancelOrderPage extends CancelPage {
  constructor(app: App) {
    super(app, { machine: 'cancelOrder', label: 'Cancel order', addressOf: (id) => `/user/orders?id=${id}` });
  }
}
