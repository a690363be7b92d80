import { useId, type ComponentProps } from 'react';
import { FieldFrame, fieldTies, inputLook, type FieldTexts } from './field-frame.tsx';

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'style' | 'id' | 'name'> {
  name: string;
}

/** A native select: on phones the system's own picker. Options are the children. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select {...select} {...fieldTies(id, { hint, error })} className={`${inputLook} appearance-none pe-10`}>
          {children}
        </select>
        <svg
          aria-hidden
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 fill-none stroke-current stroke-2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m5 8 5 5 5-5" />
        </svg>
      </div>
    </FieldFrame>
  );
}
