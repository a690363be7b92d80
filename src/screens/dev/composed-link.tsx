/** The link that was put together: to read, for a camera, to copy and to open. */
import { LinkButton } from '#components/link-button.tsx';
import { QrCode } from '#components/qr.tsx';
import { LinkToCopy } from '#features/failed-screen/link-to-copy.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** Most of what a code holds at its highest correction (`drawQr`). */
const longest = 200;

export function ComposedLink({ link }: { link: string }) {
  const { t } = useLingui();
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
      <LinkToCopy link={link} />
    </div>
  );
}

export const LinkActions = ({ link }: { link: string }) => (
  <LinkButton href={link} variant="primary" isWide>
    <Trans comment="Button: follows the link shown">Open link</Trans>
  </LinkButton>
);
