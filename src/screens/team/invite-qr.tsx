import { QrCode } from '#components/qr.tsx';
import type { ShareInfo } from '#domain/sharing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { openInviteLink } from './invite-link.tsx';

/** Most of what a code holds at its highest correction (`drawQr`). */
const longest = 200;

/** The invite link for a camera. */
export function InviteQr({ share }: { share: ShareInfo }) {
  const { t } = useLingui();
  const link = openInviteLink(share);
  if (link === null || link.length > longest) {
    return (
      <p className="text-sm text-subtle">
        <Trans>This link is too long for a QR code. Copy it.</Trans>
      </p>
    );
  }
  return (
    <QrCode text={link} label={t`QR code of your invite link`}>
      <bdi dir="ltr">{share.inviteCode}</bdi>
    </QrCode>
  );
}
