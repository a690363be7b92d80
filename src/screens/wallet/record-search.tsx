import { Field } from '#components/field.tsx';
import { SelectField } from '#components/select-field.tsx';
import { parseAmount } from '#domain/amount-input.ts';
import { toDecimal } from '#domain/money.ts';
import { counterparties, isCounterparty, type Counterparty } from '#domain/counterparty.ts';
import { OfflineSearch } from '#features/find/offline-search.tsx';
import { SearchButton, SearchField } from '#features/find/search-field.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Sought } from './record-filter.ts';

interface RecordSearchProps extends Sought {
  onSearch: (sought: Sought) => void;
}

/** What is looked for among records: a text, amounts, who is on the other side. By a button, so that all can be typed in peace. */
export function RecordSearch({ onSearch, ...now }: RecordSearchProps) {
  const [sought, setSought] = useState<Sought>(now);
  const isReachable = useIsReachable();
  const [least, most] = [limitOf(sought.least), limitOf(sought.most)];
  const isReversed = least.amount !== null && most.amount !== null && least.amount > most.amount;
  const isWrong = least.isRefused || most.isRefused || isReversed;
  return (
    <form
      role="search"
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && isReachable)
          onSearch({ ...sought, find: sought.find.trim(), least: least.written, most: most.written });
      }}
    >
      <SearchField
        text={sought.find}
        onType={(find) => setSought({ ...sought, find })}
        hint={<Trans>Names of machines, payees and bonuses</Trans>}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <LimitField
          name="least"
          label={<Trans comment="Field: the smallest amount to find">At least</Trans>}
          text={sought.least}
          error={least.isRefused && <NotAnAmount />}
          onType={(text) => setSought({ ...sought, least: text })}
        />
        <LimitField
          name="most"
          label={<Trans comment="Field: the largest amount to find">At most</Trans>}
          text={sought.most}
          error={
            (most.isRefused && <NotAnAmount />) ||
            (isReversed && <Trans>The largest amount can't be below the smallest.</Trans>)
          }
          onType={(text) => setSought({ ...sought, most: text })}
        />
      </div>
      <WhoField who={sought.who} onChoose={(who) => setSought({ ...sought, who })} />
      {!isReachable && <OfflineSearch />}
      <SearchButton isWide disabled={!isReachable || isWrong} />
    </form>
  );
}

/** What was typed as a limit: none, an amount as the address has it, or no amount at all. */
function limitOf(text: string) {
  const parsed = parseAmount(text);
  const amount = parsed.kind === 'amount' ? parsed.amount : null;
  return { amount, written: amount === null ? '' : toDecimal(amount), isRefused: parsed.kind === 'refused' };
}

const NotAnAmount = () => (
  <Trans>
    Write digits only, such as <bdi dir="ltr">1500.25</bdi>.
  </Trans>
);

interface LimitFieldProps {
  name: 'least' | 'most';
  label: ReactNode;
  text: string;
  error: ReactNode;
  onType: (text: string) => void;
}

const LimitField = ({ name, label, text, error, onType }: LimitFieldProps) => (
  <Field
    name={name}
    label={label}
    error={error}
    dir="ltr"
    inputMode="decimal"
    autoComplete="off"
    value={text}
    onChange={({ currentTarget: { value } }) => onType(value)}
  />
);

interface WhoFieldProps {
  who: Counterparty | '';
  onChoose: (who: Counterparty | '') => void;
}

function WhoField({ who, onChoose }: WhoFieldProps) {
  const { t } = useLingui();
  const words: Record<Counterparty, string> = {
    machine: t({ message: 'Machines', comment: 'Filter of records: prices of rentals' }),
    escrow: t`Escrow of your order`,
    promotion: t({ message: 'Promotion budget', comment: 'The account that pays bonuses, filled by fees' }),
    exchange: t({ message: 'Exchange', comment: 'The account that exchanges rupees for USDT' }),
    faucet: t`The sandbox's play money faucet`,
    hold: t({ message: 'On hold', comment: 'Amount: set aside for a withdrawal' }),
    payout: t`Paid out to you`,
  };
  return (
    <SelectField
      name="who"
      label={<Trans>From or to</Trans>}
      value={who}
      onChange={({ currentTarget: { value } }) => onChoose(isCounterparty(value) ? value : '')}
    >
      <option value="">{t({ message: 'Anyone', comment: 'Choice: records from or to any account' })}</option>
      {counterparties.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </SelectField>
  );
}
