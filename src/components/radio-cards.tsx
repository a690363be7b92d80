import { useId, type ReactNode } from 'react';
import { FieldError, fieldTies } from './field-frame.tsx';

export interface RadioCard {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps {
  legend: ReactNode;
  name: string;
  cards: readonly RadioCard[];
  /** The chosen one; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Side by side, for a few short ones. */
  isRow?: boolean;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

/** One choice of few, each with room for a line that explains it. Native radios underneath. */
export function RadioCards({ legend, name, cards, value, onChange, isRow = false, error }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset role="radiogroup" {...fieldTies(id, { error })}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={isRow ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2' : 'space-y-2'}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-raised px-3.5 py-2.5 has-checked:border-harbour has-checked:bg-harbour-soft has-disabled:text-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbour"
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
              className="size-5 shrink-0 accent-harbour outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{card.label}</span>
              {card.detail !== undefined && (
                <span className="block text-sm text-subtle wrap-anywhere">{card.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
