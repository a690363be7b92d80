import * as v from 'valibot';
import { expect, it } from 'vitest';
import { order } from './order-wire.ts';

const told = {
  orderId: 'order-1',
  productId: 'loom',
  productName: 'Loom',
  productImg: '/pictures/loom.svg',
  price: '20.00',
  couponAmount: '0.00',
  dayReturnAmount: '1.00',
  validDays: 30,
  totalRevenue: '30.00',
  paidAmount: '0.00',
  paidDays: 0,
  getTime: 1_795_000_000_000,
  expireDate: 1_797_592_000_000,
  status: 'valid',
  trial: false,
};

// A purchase is answered again as it was answered first, and a reply on the device stays as it was kept.
it('reads an order that was told before its next income was, and one whose last income has fallen due', () => {
  expect(v.parse(order, told).nextDueAt).toBeNull();
  expect(v.parse(order, { ...told, nextTime: null }).nextDueAt).toBeNull();
  expect(v.parse(order, { ...told, nextTime: 1_795_086_400_000 }).nextDueAt).toBe(1_795_086_400_000);
});
