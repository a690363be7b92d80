/** What differs between the two ways: words and addresses. */
import type { WithdrawalWay } from '#domain/withdrawal.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export const wayPaths: Record<WithdrawalWay, string> = { usdt: '/user/withdraw', cash: '/user/cashwithdraw' };

/** Adds an address or account, then comes back. */
export const addPayeeHref: Record<WithdrawalWay, string> = {
  usdt: `#/user/addAddress?then=${wayPaths.usdt}`,
  cash: `#/user/CaddAddress?then=${wayPaths.cash}`,
};

export const fundPasswordHref = (way: WithdrawalWay): string => `#/user/fundPwd?then=${wayPaths[way]}`;

export const wayTitles: Record<WithdrawalWay, ReactNode> = {
  usdt: <Trans>USDT to an address</Trans>,
  cash: <Trans>Rupees to a bank account</Trans>,
};

/** Product 16.3 asks for both. */
export const payeeMissing: Record<WithdrawalWay, ReactNode> = {
  usdt: <Trans>Add a withdrawal address first</Trans>,
  cash: <Trans>Add a bank account first</Trans>,
};

export const addPayee: Record<WithdrawalWay, ReactNode> = {
  usdt: <Trans>Add an address</Trans>,
  cash: <Trans>Add a bank account</Trans>,
};

export const anotherPayee: Record<WithdrawalWay, ReactNode> = {
  usdt: <Trans comment="Choice: withdraws to an address not saved yet">Another address</Trans>,
  cash: <Trans>Another bank account</Trans>,
};
