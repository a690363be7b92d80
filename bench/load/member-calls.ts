/** The calls that a load makes, each by another member of the built world in turn. */
import { randomUUID } from 'node:crypto';
import { headers } from '#domain/headers.ts';
import { largePhone, largeProducts, largeToken } from '#tests/sandbox/large-world.ts';
import type { Call } from './closed-loop.ts';

export type NextCall = (client: number, turn: number) => Call;

/** Members that take part: all of a small world, a part of a large one that doesn't fit into what is cached anyway. */
const memberOf = (members: number, client: number, turn: number): number =>
  1 + ((client * 7_919 + turn * 104_729) % members);

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The terms of the built world's first product. */
const orderBody = new URLSearchParams({
  productId: largeProducts[0] ?? '',
  couponId: '',
  price: '10.00',
  dayReturnAmount: '0.12',
  validDays: '30',
  agree: 'cooperation-3',
}).toString();

const read =
  (members: number, path: string): NextCall =>
  (client, turn) => ({
    method: 'GET',
    path: `/api/${path}`,
    headers: { [headers.token]: largeToken(memberOf(members, client, turn)) },
    body: '',
  });

export const memberCalls = (members: number) => ({
  order: (client: number, turn: number): Call => ({
    method: 'POST',
    path: '/api/assets/mine/order/create',
    headers: {
      ...form,
      [headers.token]: largeToken(memberOf(members, client, turn)),
      [headers.intent]: randomUUID(),
    },
    body: orderBody,
  }),
  wallet: read(members, 'assets/wallet/summary'),
  home: read(members, 'assets/product/list'),
  records: read(members, 'assets/wallet/record?pageNum=1&pageSize=20&type=1'),
  orders: read(members, 'assets/mine/order/record?pageNum=1&pageSize=20&status=valid'),
  machine: read(members, `assets/product/detail?productId=${largeProducts[0]}`),
  summary: read(members, 'assets/transparency/summary'),
  days: read(members, 'assets/transparency/days?days=30'),
});

export const bareMove: NextCall = (client) => ({
  method: 'POST',
  path: '/move',
  headers: form,
  body: `account=member-${client}&amount=10`,
});

/** Each client is another member, and wrong once in a while, as people are. */
export const signIn =
  (members: number): NextCall =>
  (client, turn) => ({
    method: 'POST',
    path: '/api/user/auth/logpe/pass',
    headers: form,
    body: new URLSearchParams({
      country: 'IN',
      phone: largePhone(1 + ((client * 31 + turn * 64) % members)),
      password: 'Dayrent2026',
    }).toString(),
  });
