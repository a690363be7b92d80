import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What became of the last press; `idle` again after a while. */
export type CopyOutcome = 'idle' | 'copied' | 'refused';

interface CopyButtonProps {
  outcome: CopyOutcome;
  onCopy: () => void;
  /** What is copied, where a screen has more than one: "Copy address". */
  children?: ReactNode;
}

/** Copies a text and says on itself whether it did; `useCopied` does both. */
export function CopyButton({
  outcome,
  onCopy,
  children = <Trans comment="Button: copies the text beside it">Copy</Trans>,
}: CopyButtonProps) {
  const words: Record<CopyOutcome, ReactNode> = {
    idle: children,
    copied: <Trans comment="State after “Copy”, and a toast">Copied</Trans>,
    refused: <Trans comment="State after “Copy”, and a toast">Couldn't copy</Trans>,
  };
  return (
    <Button variant="secondary" onClick={onCopy}>
      {words[outcome]}
    </Button>
  );
}
