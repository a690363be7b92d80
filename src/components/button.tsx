import type { ComponentProps } from 'react';
import { actionStyle, type ActionVariant } from './action-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: ActionVariant;
  /** Shows a spinner, keeps the focus and swallows further presses. */
  isBusy?: boolean;
  isWide?: boolean;
}

/** An action. One `primary` a screen. `disabled` is told to assistive technology and keeps the button in the tab order. */
export function Button({
  variant = 'primary',
  isBusy = false,
  isWide = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isDisabled = disabled || isBusy;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      className={actionStyle(variant, isWide, disabled && !isBusy)}
      onClick={(event) => {
        // Not the native attribute: it would drop the focus of who just pressed.
        if (isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
