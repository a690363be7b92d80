import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { maskAccount } from '#domain/payee.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { bankBook } from './payees.ts';
import { PayeeBook } from './payee-book.tsx';
import { UsedBadge } from './used-badge.tsx';

export default function BankAccounts() {
  const { t } = useLingui();
  return (
    <PayeeBook
      title={t({ message: 'Bank accounts', comment: 'Saved bank accounts to withdraw to' })}
      book={bankBook}
      nameOf={({ bank }) => <bdi>{bank}</bdi>}
      actions={
        <LinkButton href="#/user/CaddAddress" variant="primary" isWide>
          <Trans>Add a bank account</Trans>
        </LinkButton>
      }
    >
      {(accounts) =>
        accounts.length === 0 ? (
          <NoAccount />
        ) : (
          <div className="space-y-3">
            <Card isFlush>
              <List>
                {accounts.map(({ id, bank, payee, account, payeeLabel, isUsed }) => (
                  <ListRow
                    key={id}
                    href={`#/user/bank?id=${encodeURIComponent(id)}`}
                    title={<bdi>{payeeLabel || bank}</bdi>}
                    detail={
                      <>
                        {payeeLabel !== '' && <bdi className="block">{bank}</bdi>}
                        <bdi dir="ltr" className="font-mono">
                          {maskAccount(account)}
                        </bdi>{' '}
                        · <bdi>{payee}</bdi>
                        <span className="mt-1 block">
                          <UsedBadge isUsed={isUsed} />
                        </span>
                      </>
                    }
                    hasArrow
                  />
                ))}
              </List>
            </Card>
            <p className="text-sm text-subtle">
              <Trans>Play money: nothing real is ever sent here.</Trans>
            </p>
          </div>
        )
      }
    </PayeeBook>
  );
}

function NoAccount() {
  return (
    <EmptyState drawing="no-records" title={<Trans>No bank account yet</Trans>}>
      <Trans>Play money: nothing real is ever sent here.</Trans>
    </EmptyState>
  );
}
