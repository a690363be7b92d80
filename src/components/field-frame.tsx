import type { ReactNode } from 'react';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; the field is marked invalid while it is there. */
  error?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Without the size of its text and the room at its ends. */
export const inputShape =
  'min-h-12 w-full min-w-0 rounded-md border border-edge bg-raised py-2.5 text-ink placeholder:text-subtle aria-invalid:border-negative aria-invalid:bg-negative-soft disabled:bg-sunken disabled:text-subtle';
export const inputLook = `${inputShape} px-3.5 text-field`;

const isThere = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';

/** What ties an input to its hint and error; spread onto the input. */
export const fieldTies = (id: string, { hint, error }: Omit<FieldTexts, 'label'>) => ({
  id,
  'aria-invalid': isThere(error) || undefined,
  'aria-describedby':
    [isThere(error) && `${id}-error`, isThere(hint) && `${id}-hint`].filter((name) => name !== false).join(' ') ||
    undefined,
});

/** Label above, hint and error below an input. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {isThere(hint) && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong, where `fieldTies` points to. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!isThere(error)) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-negative">
      <span aria-hidden className="font-bold">
        !
      </span>
      <span>{error}</span>
    </p>
  );
}
