import { Address } from '#components/address.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { SelectField } from '#components/select-field.tsx';
import { chainsOf, tidy, type AddressCurrency, type AddressDraft } from '#domain/payee.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LabelField } from './label-field.tsx';
import { addressKind } from './payees.ts';
import { PayeeForm, type PayeeFields } from './payee-form.tsx';

const currencies = Object.keys(chainsOf) as AddressCurrency[];

/** What an address has: `0x` and 40 digits. */
const addressLength = 42;

function AddressForm() {
  const { t } = useLingui();
  return (
    <PayeeForm
      title={(isNew) => (isNew ? t`Add an address` : t({ message: 'Edit address', comment: 'Title of a form' }))}
      kind={addressKind}
      list="/user/address"
    >
      {(fields) => <AddressFields {...fields} />}
    </PayeeForm>
  );
}

function AddressFields({ draft, problems, change }: PayeeFields<AddressDraft>) {
  const { t } = useLingui();
  const { currency, chain } = draft;
  const address = tidy(draft.address);
  const chains = currencies.flatMap((one) => (one === currency ? chainsOf[one] : []));
  const isDisabled = chain === '';
  return (
    <>
      <Notice tone="warning" title={<Trans>Play money only</Trans>}>
        <Trans>Nothing real is ever sent here. Use made-up details.</Trans>
      </Notice>
      <Card>
        <div className="space-y-4">
          <SelectField
            name="currency"
            label={<Trans comment="Field or filter: USDT or rupees">Currency</Trans>}
            value={currency}
            onChange={change('currency')}
            error={problems.includes('currency') && <Trans>Choose a currency</Trans>}
          >
            <option value="">{t`Choose a currency`}</option>
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="chain"
            label={<Trans comment="Label: the blockchain">Chain</Trans>}
            value={chain}
            onChange={change('chain')}
            disabled={chains.length === 0}
            error={problems.includes('chain') && <Trans>Choose a chain first</Trans>}
          >
            <option value="">{t`Choose a chain`}</option>
            {chains.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <Field
            name="address"
            label={<Trans comment="Field: where USDT is sent">Address</Trans>}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.address}
            onChange={change('address')}
            disabled={isDisabled}
            error={!isDisabled && problems.includes('address') && addressError(address)}
            hint={isDisabled ? <Trans>Choose a chain first</Trans> : <Trans>It begins with 0x</Trans>}
          />
          {address !== '' && (
            <div role="status" className="rounded-md bg-sunken px-3.5 py-3">
              <p className="mb-1 text-sm text-subtle">
                <Trans>Check its first and last characters against your source.</Trans>
              </p>
              <Address text={address} />
            </div>
          )}
          <LabelField
            value={draft.payeeLabel}
            onChange={change('payeeLabel')}
            isWrong={problems.includes('payeeLabel')}
          />
        </div>
      </Card>
    </>
  );
}

/** Which rule an address breaks. @param address tidy */
function addressError(address: string): ReactNode {
  if (address === '') return <Trans>Enter an address</Trans>;
  if (!/^0x/i.test(address)) return <Trans>It begins with 0x</Trans>;
  if (address.length !== addressLength) {
    return (
      <Trans>
        An address has <Plural value={addressLength} one="# character" other="# characters" />. Entered:{' '}
        {address.length}
      </Trans>
    );
  }
  return <Trans>Use only digits and A to F after 0x</Trans>;
}

export default oneWriter(AddressForm);
