import { useCallback, type ReactNode } from 'react';
import { actionStyle, type ActionVariant } from './action-style.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const csvType = 'text/csv;charset=utf-8';

interface SaveLinkProps {
  text: string;
  /** Of the text; a CSV file where it isn't given. */
  type?: string;
  /** With its ending. */
  file: string;
  variant?: ActionVariant;
  children: ReactNode;
}

/** Saves a text as a file, without asking anybody for it. */
export function SaveLink({ text, type = csvType, file, variant = 'primary', children }: SaveLinkProps) {
  const tie = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(new Blob(type === csvType ? [byteOrderMark, text] : [text], { type }));
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
