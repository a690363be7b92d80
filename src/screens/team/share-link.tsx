import { loadShareInfo } from '#api/sharing.ts';
import { Card } from '#components/card.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { InviteLink } from './invite-link.tsx';
import { InviteQr } from './invite-qr.tsx';
import { SocialLinks } from './social-links.tsx';
import { VideoLink } from './video-link.tsx';

/** All the ways in which the invite link gets to somebody. */
export default function ShareLink() {
  const { t } = useLingui();
  return (
    <Screen title={t`Ways to share`}>
      <Resource
        load={loadShareInfo}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="24.5rem" />
            <SkeletonBlock height="13rem" />
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
                  <InviteLink share={share} />
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
