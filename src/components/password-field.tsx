import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ComponentProps } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import { FieldFrame, fieldTies, inputLook, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name' | 'type' | 'autoComplete' | 'ref'> {
  name: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** React keeps the last field that had the focus, and its text: this one leaves none. */
const forgetOnLeave = (field: HTMLInputElement) => () => {
  field.value = '';
  field.removeAttribute('value');
};

/** A password with a button that shows it. The password manager of the browser keeps it, never this app (rule P10). */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          ref={forgetOnLeave}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...fieldTies(id, { hint, error })}
          type={isShown ? 'text' : 'password'}
          className={`${inputLook} pe-13 rtl:ps-13 rtl:pe-3.5 rtl:text-end`}
        />
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton
            label={t({ message: 'Show password', comment: 'Switch in a password field' })}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon isCrossed={isShown} />
          </IconButton>
        </span>
      </div>
    </FieldFrame>
  );
}
