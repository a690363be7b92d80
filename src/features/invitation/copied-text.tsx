import { CopyButton } from '#components/copy-button.tsx';
import { useCopied } from '#kit/copied.ts';
import type { ReactNode } from 'react';

interface CopiedTextProps {
  label: ReactNode;
  text: string;
  isLarge?: boolean;
  /** On the button. */
  children: ReactNode;
}

/** A code or a link as it is, with a button that copies it. */
export function CopiedText({ label, text, isLarge = false, children }: CopiedTextProps) {
  const { source, outcome, copy } = useCopied<HTMLElement>(text);
  return (
    <div className="space-y-2">
      <p className="text-subtle">{label}</p>
      <p className={`rounded-md bg-sunken p-3 font-mono wrap-anywhere ${isLarge ? 'text-xl font-bold' : 'text-sm'}`}>
        <bdi ref={source} dir="ltr">
          {text}
        </bdi>
      </p>
      <CopyButton outcome={outcome} onCopy={copy}>
        {children}
      </CopyButton>
    </div>
  );
}
