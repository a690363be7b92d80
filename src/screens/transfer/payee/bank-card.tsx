import { Address } from '#components/address.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { maskAccount, type BankAccount } from '#domain/payee.ts';
import { useQuery } from '#kit/query.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Label } from './label-field.tsx';
import { bankBook } from './payees.ts';
import { PayeeBook, type Removal } from './payee-book.tsx';
import { UsedBadge } from './used-badge.tsx';

/** One bank account (product 9.8). */
export default function BankCard() {
  const { t } = useLingui();
  const bankId = useQuery('id');
  return (
    <PayeeBook
      title={t({ message: 'Bank account', comment: 'Title: one saved bank account to withdraw to' })}
      book={bankBook}
      nameOf={({ bank }) => <bdi>{bank}</bdi>}
    >
      {(accounts, removalOf) => {
        const account = accounts.find(({ id }) => id === bankId);
        return account ? <OneAccount account={account} removal={removalOf(account)} /> : <NotThere />;
      }}
    </PayeeBook>
  );
}

function NotThere() {
  return (
    <FailureState
      drawing="not-found"
      title={<Trans>This bank account isn't in your list</Trans>}
      money={<Trans>Pending withdrawals aren't affected.</Trans>}
      action={
        <LinkButton href="#/user/Caddress">
          <Trans>See bank accounts</Trans>
        </LinkButton>
      }
    />
  );
}

function OneAccount({ account: one, removal }: { account: BankAccount; removal: Removal }) {
  const { bank, payee, account, realName, ifsc, payeeLabel, isUsed } = one;
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="space-y-4">
      <section className="rounded-xl border border-harbour bg-harbour-soft p-4 shadow-card">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Label text={payeeLabel} />
            <h2 className="text-lg font-semibold wrap-anywhere">
              <bdi>{bank}</bdi>
            </h2>
          </div>
          <Landmark aria-hidden className="size-6 shrink-0 text-link" />
        </div>
        <p className="mt-6 min-h-13 text-xl">
          {isWhole ? (
            <Address text={account} />
          ) : (
            <bdi dir="ltr" className="font-mono text-base leading-relaxed font-bold">
              {maskAccount(account)}
            </bdi>
          )}
        </p>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="min-w-0 text-sm wrap-anywhere">
            <bdi>{payee}</bdi>
          </p>
          <UsedBadge isUsed={isUsed} />
        </div>
      </section>
      <Button variant="secondary" isWide aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        <Trans>Show full number</Trans>
      </Button>
      <Card>
        <FactList>
          <Fact label={<Trans comment="Code of an Indian bank branch">IFSC</Trans>}>
            <bdi dir="ltr" className="font-mono">
              {ifsc}
            </bdi>
          </Fact>
          <Fact label={<Trans comment="Field: name of the bank account's holder">Real name</Trans>}>
            <bdi>{realName}</bdi>
          </Fact>
        </FactList>
      </Card>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`#/user/CaddAddress?id=${encodeURIComponent(one.id)}`} isWide>
          <Trans comment="Button: changes a saved bank account">Edit</Trans>
        </LinkButton>
        <Button
          variant="secondary"
          isWide
          isBusy={removal.isBusy}
          disabled={removal.isDisabled}
          onClick={removal.remove}
        >
          <Trans comment="Button: deletes a saved bank account">Remove</Trans>
        </Button>
      </div>
      <p className="text-sm text-subtle">
        <Trans>Play money: nothing real is ever sent here.</Trans>
      </p>
    </div>
  );
}
