import { describeCancelling } from '#tests/support/cancelling.ts';
import { cancelOrderMachine } from './cancel-order.machine.ts';
import { orders } from './samples.ts';

describeCancelling(cancelOrderMachine, orders, { orderId: orders.id });
