import type { ReactNode } from 'react';
import { actionStyle, type ActionVariant } from './action-style.ts';

interface LinkButtonProps {
  href: string;
  variant?: ActionVariant;
  isWide?: boolean;
  /** Leads back: where one came from there, it is the same as Back. */
  isUp?: boolean;
  /** Leads to another view of the same screen. */
  isView?: boolean;
  children: ReactNode;
}

/** A link that looks like an action: it goes somewhere and does nothing else. */
export function LinkButton({
  href,
  variant = 'secondary',
  isWide = false,
  isUp = false,
  isView = false,
  children,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      data-up={isUp ? '' : undefined}
      data-replace={isView ? '' : undefined}
      className={actionStyle(variant, isWide)}
    >
      {children}
    </a>
  );
}
