import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, fieldTies, inputLook, type FieldTexts } from './field-frame.tsx';

interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name'> {
  name: string;
  /** Inside the field, before and after what is typed: a calling code, a currency, a button. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** A text field: label, native input, hint, error. Input attributes (`autoComplete`, `inputMode`, `dir` …) pass through. */
export function Field({ label, hint, error, leading, trailing, ...input }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative flex items-center gap-2">
        {leading}
        <input {...input} {...fieldTies(id, { hint, error })} className={inputLook} />
        {trailing}
      </div>
    </FieldFrame>
  );
}
