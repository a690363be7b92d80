import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ComponentProps } from 'react';
import { FieldFrame, fieldTies, inputLook, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name' | 'type' | 'autoComplete'> {
  name: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password with a button that shows it. The password manager of the browser keeps it, never this app (rule P10). */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...fieldTies(id, { hint, error })}
          type={isShown ? 'text' : 'password'}
          className={`${inputLook} pe-13 rtl:ps-13 rtl:pe-3.5 rtl:text-end`}
        />
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton label={t`Show password`} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-5.5 fill-none stroke-current stroke-2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
              <circle cx="12" cy="12" r="3" />
              {isShown && <path d="M4 4l16 16" />}
            </svg>
          </IconButton>
        </span>
      </div>
    </FieldFrame>
  );
}
