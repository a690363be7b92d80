import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** Whether the clipboard took it; say so in a toast. */
  onResult: (isCopied: boolean) => void;
}

/** Puts a text on the clipboard. */
export function CopyButton({ text, onResult }: CopyButtonProps) {
  return (
    <Button
      variant="secondary"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => onResult(true),
          () => onResult(false),
        );
      }}
    >
      <Trans>Copy</Trans>
    </Button>
  );
}
