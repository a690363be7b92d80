import type { ComponentProps } from 'react';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  /** For what is on or off. */
  isPressed?: boolean;
}

/** Classes that the inspector's buttons and file choices share. */
export const toolLook =
  'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md border border-line bg-raised px-3 text-sm font-medium text-ink transition hover:bg-sunken active:scale-98 aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-subtle aria-disabled:active:scale-100 aria-pressed:border-mark aria-pressed:bg-harbour-soft';

/** A small button of the inspector. One that is disabled says so and keeps its place in the tab order. */
export function ToolButton({ isPressed, disabled = false, onClick, children, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isPressed}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
      className={toolLook}
    >
      {children}
    </button>
  );
}
