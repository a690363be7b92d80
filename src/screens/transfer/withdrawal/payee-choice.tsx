import type { ViewProps } from '#kit/flow-view.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { ShortAddress } from '#components/address.tsx';
import { RadioCards, type RadioCard } from '#components/radio-cards.tsx';
import { Figure } from '#kit/figure.tsx';
import type { PayeeChoice as Payee } from '#domain/payee.ts';
import type { WithdrawalWay } from '#domain/withdrawal.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Label } from '../payee/label-field.tsx';
import { addPayeeHref, anotherPayee } from './way-words.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

interface PayeeChoiceProps extends WithdrawalViewProps {
  isMissing: boolean;
}

const choose: Record<WithdrawalWay, ReactNode> = {
  usdt: <Trans>Choose an address</Trans>,
  cash: <Trans>Choose a bank account</Trans>,
};

/** To whom, of those that are saved; another one is added elsewhere, and what was typed stays. */
export function PayeeChoice({ snapshot, send, isMissing }: PayeeChoiceProps) {
  const { subject: way, terms, payeeId } = snapshot.context;
  if (!terms) return null;
  return (
    <Card>
      <Figure of={terms.payees}>
        {(payees) => (
          <RadioCards
            legend={choose[way]}
            name="payee"
            cards={payees.map(payeeCard)}
            value={payeeId}
            onChange={(chosen) => send({ type: 'payee.choose', payeeId: chosen })}
            error={isMissing && choose[way]}
          />
        )}
      </Figure>
      <a
        href={addPayeeHref[way]}
        className="mt-1.5 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {anotherPayee[way]}
      </a>
    </Card>
  );
}

const payeeCard = ({ id, account, payeeLabel, about, isUsed }: Payee): RadioCard => ({
  value: id,
  label: (
    <>
      <Label text={payeeLabel} />
      <ShortAddress text={account} />
    </>
  ),
  detail: (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
      <bdi>{about.join(' · ')}</bdi>
      {!isUsed && <FirstUse />}
    </span>
  ),
});

/** Nothing was ever sent to it. */
export const FirstUse = () => (
  <Badge tone="warning">
    <Trans comment="Mark: nothing was sent to this payee before">First use</Trans>
  </Badge>
);
