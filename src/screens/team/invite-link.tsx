import type { ShareInfo } from '#domain/sharing.ts';
import { inviteLinkOf } from '#domain/sharing.ts';
import { openable } from '#kit/links.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SharedLink } from './shared-link.tsx';

/** The invite link as an address of the web; null for one that may not open (product 14.9). */
export const openInviteLink = (share: ShareInfo): string | null =>
  openable(inviteLinkOf(share), document.baseURI)?.href ?? null;

/** What goes along with the link: no promise, and no figure. */
export function useInviteWords({ inviteCode }: Pick<ShareInfo, 'inviteCode'>): string {
  const { t } = useLingui();
  return t`Dayrent is an app with play money. My invite code is ${inviteCode}.`;
}

/** The invite link, to be shared or copied. */
export function InviteLink({ share }: { share: ShareInfo }) {
  const link = openInviteLink(share);
  const words = useInviteWords(share);
  if (link === null) return <NoLink link={inviteLinkOf(share)} />;
  return (
    <SharedLink
      label={<Trans comment="Link that opens registration with the member's code">Invite link</Trans>}
      link={link}
      words={words}
      isMain
    >
      <Trans>Share the link</Trans>
    </SharedLink>
  );
}

const NoLink = ({ link }: { link: string }) => (
  <div className="space-y-2 text-sm">
    <p>
      <Trans>Dayrent doesn't open this address:</Trans>
    </p>
    <p className="rounded-md bg-sunken p-3 font-mono wrap-anywhere">
      <bdi dir="ltr">{link}</bdi>
    </p>
  </div>
);
