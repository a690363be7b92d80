/** The accounts of the book (product 18.2) in the member's words, and where each is told of. */
import type { RecordDetail } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Gift,
  Hourglass,
  Lock,
  Percent,
  ReceiptText,
  Sailboat,
  Sun,
  Wallet,
  Warehouse,
} from 'lucide-react';
import type { ReactNode } from 'react';

interface AccountWords {
  icon: ReactNode;
  words: ReactNode;
  href?: string;
}

const icon = 'size-5';

/** What they are told from: a record that is opened, or one in a list. */
type Told = Pick<RecordDetail, 'orderId' | 'sourceName'>;

/** By the last part of a name that has an owner, or the whole name. */
const known: Record<string, (record: Told) => AccountWords> = {
  wallet: () => ({
    icon: <Wallet className={icon} />,
    words: <Trans comment="The member's account of the ledger">Your balance</Trans>,
    href: '#/projects',
  }),
  hold: () => ({
    icon: <Hourglass className={icon} />,
    words: <Trans comment="Amount: set aside for a withdrawal">On hold</Trans>,
  }),
  arriving: () => ({ icon: <Sun className={icon} />, words: <Trans>On its way</Trans> }),
  escrow: ({ orderId }) => ({
    icon: <Lock className={icon} />,
    words: <Trans>Escrow of your order</Trans>,
    ...(orderId !== null && { href: `#/user/orders?id=${encodeURIComponent(orderId)}` }),
  }),
  due: ({ orderId }) => ({
    icon: <ReceiptText className={icon} />,
    words: <Trans comment="The order whose income this is">Your order</Trans>,
    ...(orderId !== null && { href: `#/user/orders?id=${encodeURIComponent(orderId)}` }),
  }),
  revenue: ({ sourceName }) => ({ icon: <Warehouse className={icon} />, words: <bdi>{sourceName}</bdi> }),
  fees: () => ({
    icon: <Percent className={icon} />,
    words: <Trans comment="The account that fees go to">Fee</Trans>,
    href: '#/index/transparency',
  }),
  'promo:budget': () => ({
    icon: <Gift className={icon} />,
    words: <Trans comment="The account that pays bonuses, filled by fees">Promotion budget</Trans>,
    href: '#/index/transparency',
  }),
  'outside:faucet': () => ({
    icon: <ArrowDownToLine className={icon} />,
    words: <Trans>The sandbox's play money faucet</Trans>,
  }),
  'outside:payout': () => ({ icon: <ArrowUpFromLine className={icon} />, words: <Trans>Paid out to you</Trans> }),
  'outside:renters': () => ({
    icon: <Sailboat className={icon} />,
    words: <Trans comment="The account that pays for using machines">Renters</Trans>,
  }),
  'exchange:USDT': () => ({
    icon: <ArrowLeftRight className={icon} />,
    words: <Trans comment="The account that exchanges rupees for USDT">Exchange</Trans>,
  }),
  'exchange:INR': () => ({ icon: <ArrowLeftRight className={icon} />, words: <Trans>Exchange</Trans> }),
};

/** An account that this build doesn't know keeps its name. */
export function accountOf(name: string, record: Told): AccountWords {
  const words = known[name] ?? known[name.split(':')[2] ?? ''];
  return words?.(record) ?? { icon: <ReceiptText className={icon} />, words: <bdi dir="ltr">{name}</bdi> };
}
