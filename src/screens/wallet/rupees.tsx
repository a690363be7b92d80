import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { PlayWords } from '#components/play-words.tsx';
import type { WalletSummary } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';

/** Rupees, what of them is on its way out, and the way to exchange them. */
export const Rupees = ({ wallet: { inr, holdInr } }: { wallet: WalletSummary }) => (
  <Card isFlush>
    <List>
      <ListRow
        href="#/user/fund"
        title={
          <span className="flex flex-wrap items-center gap-x-3">
            <Trans>Rupees</Trans>
            <PlayWords of="INR" isBeside />
          </span>
        }
        detail={<Trans>Exchange once to USDT</Trans>}
        value={
          <span data-balance="INR">
            <Amount money={{ amount: inr, currency: 'INR' }} />
          </span>
        }
        valueDetail={
          holdInr > 0n ? (
            <Trans comment="Rupees set aside for a withdrawal">
              <Amount money={{ amount: holdInr, currency: 'INR' }} tone="inherit" /> on hold
            </Trans>
          ) : undefined
        }
        hasArrow
      />
    </List>
  </Card>
);
