import { useCallback, type ReactNode } from 'react';
import { actionStyle, type ActionVariant } from './action-style.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

interface SaveLinkProps {
  /** Lines of a CSV file. */
  csv: string;
  /** With its ending. */
  file: string;
  variant?: ActionVariant;
  children: ReactNode;
}

/** Saves a text as a CSV file, without asking anybody for it. */
export function SaveLink({ csv, file, variant = 'primary', children }: SaveLinkProps) {
  const tie = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }));
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [csv],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its href is the file's, and ends with it
    <a ref={tie} download={file} className={actionStyle(variant, true)}>
      {children}
    </a>
  );
}
