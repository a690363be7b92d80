import { useId, type ComponentProps } from 'react';
import { fieldTies, type FieldTexts } from './field-frame.tsx';

interface CheckboxProps
  extends Omit<FieldTexts, 'hint'>, Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name' | 'type'> {
  name: string;
}

/** A native checkbox with its words; never ticked for the member (rule P7). */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...fieldTies(id, { error })}
          type="checkbox"
          className="mt-0.5 size-5.5 shrink-0 accent-harbour"
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      {error !== undefined && error !== null && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
