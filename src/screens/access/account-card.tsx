import { Card } from '#components/card.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { Field } from '#components/field.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Masked } from '#features/verification/code-words.tsx';
import { accountOf, targetOf, type AccountFields, type AccountOffer } from '#domain/account-form.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type AccountField = Exclude<keyof AccountFields, 'way'>;

interface AccountCardProps {
  /** What the account is for: the question above its ways. */
  legend: ReactNode;
  offer: Pick<AccountOffer, 'ways' | 'countries'>;
  fields: AccountFields;
  /** What is wrong with the account, by what the member can mend. */
  error: ReactNode;
  onWay: (way: CodeChannel) => void;
  onChange: (field: AccountField, value: string) => void;
  /** It is for a new account, whose days and hours begin as its country's (product 4.2), also by e-mail. */
  isNew?: boolean;
}

const wayNames: Record<CodeChannel, ReactNode> = {
  phone: <Trans comment="Label or choice: the member's phone number">Phone</Trans>,
  email: <Trans comment="Label or choice: the member's e-mail">E-mail</Trans>,
};

/** Phone or e-mail, the country, and the account itself; what was typed the other way stays. */
export function AccountCard({ legend, offer, fields, error, onWay, onChange, isNew = false }: AccountCardProps) {
  const { way, country, phone, email } = fields;
  const cards = offer.ways.map((value) => ({ value, label: wayNames[value] }));
  return (
    <Card>
      <div className="space-y-4">
        {offer.ways.length > 1 && (
          <RadioCards
            legend={legend}
            name="way"
            cards={cards}
            value={way}
            isRow
            onChange={(value) => {
              const chosen = offer.ways.find((one) => one === value);
              if (chosen) onWay(chosen);
            }}
          />
        )}
        {(way === 'phone' || isNew) && (
          <CountrySelect
            countries={offer.countries}
            value={country}
            onChange={(event) => onChange('country', event.currentTarget.value)}
          />
        )}
        {way === 'phone' ? (
          <Field
            key="phone"
            name="phone"
            label={<Trans>Phone</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            value={phone}
            onChange={(event) => onChange('phone', event.currentTarget.value)}
            hint={<PhoneHint fields={fields} />}
            error={error}
          />
        ) : (
          <Field
            key="email"
            name="email"
            label={<Trans>E-mail</Trans>}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            dir="ltr"
            value={email}
            onChange={(event) => onChange('email', event.currentTarget.value)}
            error={error}
          />
        )}
      </div>
    </Card>
  );
}

/** How the number is read, while it is typed; what is wrong with it is said when the form is sent. */
function PhoneHint({ fields }: { fields: AccountFields }) {
  const account = accountOf(fields);
  if (!account) return <Trans>With or without country code</Trans>;
  return (
    <Trans comment="Hint: how we read the phone or e-mail, as the argument">
      Read as <Masked to={targetOf(account).to} />
    </Trans>
  );
}
