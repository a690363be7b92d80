/** The two ways that play money comes in: words and addresses. */
import type { Recharge, RechargeMethod } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const paths: Record<RechargeMethod, string> = { usdt: '/user/recharge', cash: '/user/cashrecharge' };

export const usdtHref = `#${paths.usdt}`;
export const channelHref = (channelId: string): string => `#${paths.cash}?channel=${encodeURIComponent(channelId)}`;

/** Where one recharge is followed; without the hash. */
export const addressOf = ({ method, id }: Pick<Recharge, 'method' | 'id'>): string =>
  `${paths[method]}?id=${encodeURIComponent(id)}`;

/** What a recharge comes by: the chain, or the channel. */
export const CameBy = ({ recharge: { method, currency, chain, channelName } }: { recharge: Recharge }) => (
  <bdi>{method === 'usdt' ? `${currency} · ${chain}` : channelName}</bdi>
);

export const cameByLabels: Record<RechargeMethod, ReactNode> = {
  usdt: <Trans>Chain</Trans>,
  cash: <Trans>Channel</Trans>,
};
