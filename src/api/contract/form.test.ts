import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { unit } from '#domain/money.ts';
import { assets } from './assets.ts';
import { fieldsOf, type Asks, type Endpoint, type Fields } from './endpoint.ts';
import { sellFinancial } from './exchange.ts';
import { recharges } from './recharge.ts';
import { withdrawals } from './withdrawal.ts';

/** An endpoint, what is asked of it, and the fields that a device keeps of it: the same in every build so far. */
const asking = <E extends Endpoint>(
  endpoint: E,
  asked: Asks<E>,
  fields: Fields,
): [string, Endpoint, object, Fields] => [endpoint.path, endpoint, asked, fields];

describe('a form', () => {
  it.each([
    asking(
      assets.createOrder,
      {
        productId: 'crane',
        couponId: '',
        price: 100n * unit,
        dayReturn: 1_200_000n,
        validDays: 90,
        agreementVersion: 'cooperation-1',
      },
      {
        productId: 'crane',
        couponId: '',
        price: '100.00',
        dayReturnAmount: '1.20',
        validDays: '90',
        agree: 'cooperation-1',
      },
    ),
    asking(
      sellFinancial,
      { rupees: 880n * unit, rate: 88_500_001n, quotedAt: 1_795_000_000_000 },
      { amount: '880.00', rate: '88.500001', quoteTime: '1795000000000' },
    ),
    asking(
      recharges.createRecharge,
      { method: 'cash', channelId: 'upi', amount: 777n * unit },
      { method: 'cash', channelId: 'upi', amount: '777.00' },
    ),
    asking(
      withdrawals.quoteWithdrawal,
      { currency: 'USDT', amount: 41_500_000n, payeeId: 'address-1' },
      { currency: 'USDT', amount: '41.50', payeeId: 'address-1' },
    ),
    asking(
      withdrawals.createWithdrawal,
      { quoteId: 'quote-1', amount: 41_500_000n, fee: 1n, payeeId: 'address-1' },
      { quoteId: 'quote-1', amount: '41.50', fee: '0.000001', payeeId: 'address-1' },
    ),
  ])('of %s writes what is asked, and reads it back', (_path, endpoint, asked, fields) => {
    expect(fieldsOf(endpoint, asked)).toEqual(fields);
    expect(v.parse(endpoint.input, fields)).toEqual(asked);
  });

  it('writes every amount so that it is read back', () => {
    const endpoint = recharges.createRecharge;
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (amount) => {
        const asked = { method: 'usdt', channelId: '', amount } as const;
        expect(v.parse(endpoint.input, fieldsOf(endpoint, asked))).toEqual(asked);
      }),
    );
  });

  it('writes nothing that it does not describe', () => {
    const asked = { method: 'usdt', channelId: '', amount: unit, note: 'not asked for' } as const;
    expect(fieldsOf(recharges.createRecharge, asked)).toEqual({ method: 'usdt', channelId: '', amount: '1.00' });
  });
});

it('a call without amounts is written as it is', () => {
  expect(fieldsOf(assets.orders, { status: 'valid', pageNum: 2, pageSize: 20 })).toEqual({
    status: 'valid',
    pageNum: '2',
    pageSize: '20',
  });
});
