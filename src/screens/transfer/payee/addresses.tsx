import { ShortAddress } from '#components/address.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { IconButton, iconLook } from '#components/icon-button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { List } from '#components/list-row.tsx';
import { shortenAddress, type PayoutAddress } from '#domain/payee.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { Label } from './label-field.tsx';
import { addressBook } from './payees.ts';
import { PayeeBook, type Removal } from './payee-book.tsx';
import { UsedBadge } from './used-badge.tsx';

export default function Addresses() {
  const { t } = useLingui();
  return (
    <PayeeBook
      title={t({ message: 'Address book', comment: 'Saved addresses to withdraw to' })}
      book={addressBook}
      nameOf={({ address }) => <ShortAddress text={address} />}
      actions={
        <LinkButton href="#/user/addAddress" variant="primary" isWide>
          <Trans>Add an address</Trans>
        </LinkButton>
      }
    >
      {(addresses, removalOf) =>
        addresses.length === 0 ? (
          <NoAddress />
        ) : (
          <div className="space-y-3">
            <Card isFlush>
              <List>
                {addresses.map((address) => (
                  <AddressRow key={address.id} address={address} removal={removalOf(address)} />
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

function NoAddress() {
  return (
    <EmptyState drawing="no-records" title={<Trans>No address yet</Trans>}>
      <Trans>Play money: nothing real is ever sent here.</Trans>
    </EmptyState>
  );
}

function AddressRow({ address, removal }: { address: PayoutAddress; removal: Removal }) {
  const { t } = useLingui();
  const short = shortenAddress(address.address);
  return (
    <li className="flex items-center gap-1 py-2.5 ps-4.5 pe-2" data-payee={address.id}>
      <div className="min-w-0 flex-1">
        <Label text={address.payeeLabel} />
        <ShortAddress text={address.address} />
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-subtle">
          <bdi dir="ltr" className="min-w-0 wrap-anywhere">
            {address.currency} · {address.chain}
          </bdi>
          <UsedBadge isUsed={address.isUsed} />
        </div>
      </div>
      <a
        href={`#/user/addAddress?id=${encodeURIComponent(address.id)}`}
        aria-label={t({ message: `Edit ${short}`, comment: 'Button: the argument is a shortened address' })}
        className={iconLook}
      >
        <Pencil aria-hidden className="size-5" />
      </a>
      <IconButton
        label={t({ message: `Remove ${short}`, comment: 'Button: the argument is a shortened address' })}
        aria-busy={removal.isBusy || undefined}
        // As in `button.tsx`: the native attribute would drop the focus.
        aria-disabled={removal.isDisabled || undefined}
        onClick={() => !removal.isDisabled && removal.remove()}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}
