/** The link that was put together: to read, for a camera, to copy and to open. */
import { CopyButton } from '#components/copy-button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { QrCode } from '#components/qr.tsx';
import { useCopied } from '#kit/copied.ts';
import { Trans, useLingui } from '@lingui/react/macro';

/** Most of what a code holds at its highest correction (`drawQr`). */
const longest = 200;

export function ComposedLink({ link }: { link: string }) {
  const { t } = useLingui();
  const { source, outcome, copy } = useCopied<HTMLParagraphElement>(link);
  return (
    <div className="space-y-3">
      {link.length > longest ? (
        <p className="text-sm text-subtle">
          <Trans>This link is too long for a QR code. Copy it.</Trans>
        </p>
      ) : (
        <QrCode text={link} label={t({ message: 'QR code of the link', comment: 'For who can’t see the picture' })}>
          <span className="text-subtle">
            <Trans>Your phone needs to reach this address.</Trans>
          </span>
        </QrCode>
      )}
      <p ref={source} className="rounded-md bg-sunken px-3 py-2 font-mono text-xs break-all" data-composed-link>
        <bdi dir="ltr">{link}</bdi>
      </p>
      <CopyButton outcome={outcome} onCopy={copy}>
        <Trans comment="Button: copies the link shown">Copy link</Trans>
      </CopyButton>
    </div>
  );
}

export const LinkActions = ({ link }: { link: string }) => (
  <LinkButton href={link} variant="primary" isWide>
    <Trans comment="Button: follows the link shown">Open link</Trans>
  </LinkButton>
);
