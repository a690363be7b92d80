import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FieldFrame, fieldTies, inputLook } from './field-frame.tsx';

/** First and last day, `yyyy-mm-dd`; empty for no limit. */
export interface Days {
  from: string;
  to: string;
}

interface DateRangeProps extends Days {
  /** What is being limited. */
  legend: ReactNode;
  onChange: (days: Days) => void;
}

/** A span of days, both included, by the browser's own date pickers. */
export function DateRange({ legend, from, to, onChange }: DateRangeProps) {
  const [fromId, toId] = [useId(), useId()];
  const isReversed = from !== '' && to !== '' && from > to;
  const error = isReversed && <Trans>The last day can't be before the first.</Trans>;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {/* Firefox cuts the year of a narrower one. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
        <FieldFrame id={fromId} label={<Trans context="first day">From</Trans>}>
          <input
            {...fieldTies(fromId, {})}
            type="date"
            name="from"
            value={from}
            max={to}
            onChange={(event) => onChange({ from: event.target.value, to })}
            className={inputLook}
          />
        </FieldFrame>
        <FieldFrame id={toId} label={<Trans context="last day">To</Trans>} error={error}>
          <input
            {...fieldTies(toId, { error })}
            type="date"
            name="to"
            value={to}
            min={from}
            onChange={(event) => onChange({ from, to: event.target.value })}
            className={inputLook}
          />
        </FieldFrame>
      </div>
      {(from !== '' || to !== '') && (
        <Button variant="quiet" onClick={() => onChange({ from: '', to: '' })}>
          <Trans comment="Button: removes both days of a filter">Clear dates</Trans>
        </Button>
      )}
    </fieldset>
  );
}
