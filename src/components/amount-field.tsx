import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import {
  parseEntry,
  withoutCurrency,
  type AmountEntry,
  type AmountRefusal,
  type ParsedAmount,
} from '#domain/amount-input.ts';
import { unit, type Currency } from '#domain/money.ts';
import { Amount } from './amount.tsx';
import { FieldFrame, fieldTies, inputShape, type FieldTexts } from './field-frame.tsx';
import { PlayWords } from './play-words.tsx';

interface AmountFieldProps extends FieldTexts {
  name: string;
  entry: AmountEntry;
  currency: Currency;
  onType: (text: string) => void;
  /** No round amount above it is offered; by default there is no most. */
  most?: bigint;
  /** Fills in the exact most; without it there is no such button. */
  onMax?: () => void;
}

/** Round amounts, one tap away. */
const picks: Record<Currency, readonly bigint[]> = {
  USDT: [50n, 100n, 500n].map((whole) => whole * unit),
  INR: [500n, 1_000n, 5_000n].map((whole) => whole * unit),
};

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-3 text-sm font-semibold transition hover:border-ink active:scale-98';

/** What is wrong and how to write it. */
const refusals: Record<AmountRefusal, ReactNode> = {
  currency: (
    <Trans>
      Write digits only, such as <bdi dir="ltr">1500.25</bdi>.
    </Trans>
  ),
  letters: (
    <Trans>
      Write digits only, such as <bdi dir="ltr">1500.25</bdi>.
    </Trans>
  ),
  places: (
    <Trans>
      Write at most two decimals, such as <bdi dir="ltr">12.50</bdi>.
    </Trans>
  ),
  ambiguous: (
    <Trans>
      Write it without marks between thousands, such as <bdi dir="ltr">1500</bdi> or <bdi dir="ltr">1.50</bdi>.
    </Trans>
  ),
  sign: <Trans>Write the amount without plus or minus.</Trans>,
  large: <Trans>Write at most twelve digits.</Trans>,
};

interface EchoProps {
  parsed: ParsedAmount;
  currency: Currency;
}

/** How the entry is understood, or why it is not. */
function Echo({ parsed, currency }: EchoProps) {
  if (parsed.kind === 'empty') return null;
  if (parsed.kind === 'refused') return refusals[parsed.reason];
  const amount = <Amount money={{ amount: parsed.amount, currency }} size="small" />;
  if (parsed.amount % (unit / 100n) > 0n) return <Trans>The exact amount counts. Rounded down it is {amount}.</Trans>;
  return <Trans comment="Hint: how we read the amount">You entered {amount}</Trans>;
}

/** An amount to type, in digits of any script, with its echo below (product 3.4). Its own figures are never hidden. */
export function AmountField({ label, hint, error, name, entry, currency, onType, most, onMax }: AmountFieldProps) {
  const id = useId();
  const parsed = parseEntry(entry);
  // Takes the place of the error: why a text is no amount says more than that there is none.
  const refusal = error && parsed.kind === 'refused' ? refusals[parsed.reason] : null;
  const { 'aria-describedby': described = '', ...ties } = fieldTies(id, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={refusal ?? error}>
      <div dir="ltr" className="relative">
        <input
          {...ties}
          name={name}
          value={entry.text}
          onChange={(event) => onType(withoutCurrency(event.target.value, currency))}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          aria-describedby={`${id}-currency ${described}`.trim()}
          className={`${inputShape} ps-3.5 pe-32 text-2xl font-bold tabular-nums rtl:text-end`}
        />
        <span
          id={`${id}-currency`}
          className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-xs text-subtle"
        >
          <PlayWords of={currency} isField />
        </span>
      </div>
      <output htmlFor={id} data-figures="shown" className="mt-1 block min-h-6 text-sm text-subtle">
        {!refusal && <Echo parsed={parsed} currency={currency} />}
      </output>
      <div data-figures="shown" className="mt-2 flex flex-wrap gap-2">
        {picks[currency]
          .filter((amount) => most === undefined || amount <= most)
          .map((amount) => (
            <button
              key={String(amount)}
              type="button"
              data-pick
              className={chip}
              onClick={() => onType(String(amount / unit))}
            >
              <Amount money={{ amount, currency }} tone="inherit" />
            </button>
          ))}
        {onMax && (
          <button type="button" onClick={onMax} className={chip}>
            <Trans context="fills in the most that is possible">Max</Trans>
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
