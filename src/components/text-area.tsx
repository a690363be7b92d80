import { useId, type ComponentProps } from 'react';
import { FieldFrame, fieldTies, inputLook, type FieldTexts } from './field-frame.tsx';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'name'> {
  name: string;
}

/** A field for several lines: it grows with what is typed, up to half of the page. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        dir="auto"
        rows={5}
        {...area}
        {...fieldTies(id, { hint, error })}
        className={`${inputLook} field-sizing-content max-h-[50dvh] min-h-32 wrap-anywhere`}
      />
    </FieldFrame>
  );
}
