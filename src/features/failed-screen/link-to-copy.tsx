import { CopyButton } from '#components/copy-button.tsx';
import { useCopied } from '#kit/copied.ts';
import { Trans } from '@lingui/react/macro';

/** A link as a text, to be passed on. */
export function LinkToCopy({ link }: { link: string }) {
  const { source, outcome, copy } = useCopied<HTMLParagraphElement>(link);
  return (
    <>
      <p ref={source} className="rounded-md bg-sunken px-3 py-2 font-mono text-xs break-all" data-link-to-copy>
        <bdi dir="ltr">{link}</bdi>
      </p>
      <CopyButton outcome={outcome} onCopy={copy}>
        <Trans comment="Button: copies the link shown">Copy link</Trans>
      </CopyButton>
    </>
  );
}
