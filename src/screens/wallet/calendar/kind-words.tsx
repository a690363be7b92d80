/** What comes, in words, and where more of it is said. */
import type { ComingKind } from '#domain/coming.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const kindWords: Readonly<Record<ComingKind, { title: ReactNode; href: string }>> = {
  income: {
    title: <Trans comment="Of a calendar: the stated daily return; a day can pay less">Stated income</Trans>,
    href: '#/user/myorder',
  },
  principal: {
    title: <Trans comment="Of a calendar: the price of an order, at its end">Price comes back</Trans>,
    href: '#/user/myorder',
  },
  arrival: {
    title: <Trans comment="Of a calendar: income that was collected">Collected income arrives</Trans>,
    href: '#/user/receiveincome',
  },
  withdrawal: {
    title: <Trans comment="Of a calendar: play money that is paid out">Withdrawal arrives</Trans>,
    href: '#/user/withrecord',
  },
  recharge: {
    title: <Trans comment="Of a calendar: play money that was paid in">Recharge is credited</Trans>,
    href: '#/user/newrecharge',
  },
  cancelUntil: {
    title: <Trans comment="Of a calendar: a first order can be cancelled until then">Last moment to cancel</Trans>,
    href: '#/user/myorder',
  },
};
