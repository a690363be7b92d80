import { loadShareInfo } from '#api/sharing.ts';
import { Card } from '#components/card.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { CopiedText } from '#features/invitation/copied-text.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { InviteLink } from './invite-link.tsx';
import { InviteQr } from './invite-qr.tsx';
import { SocialLinks } from './social-links.tsx';
import { VideoLink } from './video-link.tsx';

/** The one place of the invite: its code and link, and all the ways in which they get to somebody (product 12.1). */
export default function ShareLink() {
  const { t } = useLingui();
  return (
    <Screen title={t`Share your invite`}>
      <Resource
        load={loadShareInfo}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="24.5rem" />
            <SkeletonBlock height="22rem" />
            <SkeletonBlock height="14rem" />
          </Skeleton>
        }
      >
        {(info) => (
          <Figure of={info}>
            {(share) => (
              <div className="space-y-4">
                <Card>
                  <InviteQr share={share} />
                  <p className="mt-3 text-center text-sm text-subtle">
                    <Trans>Scanning it opens registration with your code.</Trans>
                  </p>
                </Card>
                <Card>
                  <div className="space-y-5">
                    <CopiedText
                      label={<Trans comment="The code of the member who invites">Invite code</Trans>}
                      text={share.inviteCode}
                      isLarge
                    >
                      <Trans comment="Button: copies the member's invite code">Copy code</Trans>
                    </CopiedText>
                    <InviteLink share={share} />
                  </div>
                </Card>
                <SocialLinks share={share} />
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <VideoLink />
    </Screen>
  );
}
