import { useCallback, type ReactNode } from 'react';
import { actionStyle, type ActionVariant } from './action-style.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

interface SaveLinkProps {
  /** Lines of a CSV file, or of a calendar. */
  text: string;
  type?: 'text/csv' | 'text/calendar';
  /** With its ending. */
  file: string;
  variant?: ActionVariant;
  children: ReactNode;
}

/** Saves a text as a file, without asking anybody for it. */
export function SaveLink({ text, type = 'text/csv', file, variant = 'primary', children }: SaveLinkProps) {
  const tie = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(
        new Blob([type === 'text/csv' ? byteOrderMark : '', text], { type: `${type};charset=utf-8` }),
      );
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [text, type],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its href is the file's, and ends with it
    <a ref={tie} download={file} className={actionStyle(variant, true)}>
      {children}
    </a>
  );
}
