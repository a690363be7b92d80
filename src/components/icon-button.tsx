import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> {
  /** What it does, in the member's language. */
  label: string;
}

/** Classes that icon buttons and links with a picture only share. */
export const iconLook =
  'inline-flex size-touch shrink-0 items-center justify-center rounded-full text-ink transition hover:bg-sunken active:scale-95 aria-disabled:text-subtle';

/** A button with a picture only: 44 px to hit, its name for those who can't see it. */
export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconLook}>
      {children}
    </button>
  );
}
