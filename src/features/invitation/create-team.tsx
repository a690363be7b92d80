import { loadShareInfo } from '#api/sharing.ts';
import { actionStyle } from '#components/action-style.ts';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import type { ShareInfo } from '#domain/sharing.ts';
import { Figure } from '#kit/figure.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { Resource } from '#kit/resource.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { CopiedText } from './copied-text.tsx';

/** Menu entry 7: the member's invite code, and the way to the invite itself (product 2.5). */
export function CreateTeam({ onClose }: { onClose: () => void }) {
  return (
    <LazySheet isOpen onClose={onClose} title={<Trans>Create a team</Trans>}>
      <Resource load={loadShareInfo} skeleton={<Waiting />}>
        {(info) => <Figure of={info}>{(share) => <Invitation share={share} />}</Figure>}
      </Resource>
    </LazySheet>
  );
}

/** Of the size of the invitation. */
const Waiting = () => (
  <Skeleton>
    <div className="space-y-5">
      <SkeletonBlock height="2.5rem" />
      <SkeletonBlock height="8.5rem" />
      <SkeletonBlock height="6.25rem" />
    </div>
  </Skeleton>
);

function Invitation({ share }: { share: ShareInfo }) {
  const { B: direct } = share.levels;
  return (
    <div className="space-y-5">
      <p className="text-subtle">
        <Plural
          value={direct}
          _0="Nobody has registered with your code yet."
          one="# member registered with your code."
          other="# members registered with your code."
        />
      </p>
      <CopiedText
        label={<Trans comment="The code of the member who invites">Invite code</Trans>}
        text={share.inviteCode}
        isLarge
      >
        <Trans comment="Button: copies the member's invite code">Copy code</Trans>
      </CopiedText>
      <a href="#/index/shareLink" className={actionStyle('primary', true)}>
        <Trans>Share your invite</Trans>
      </a>
      <p className="text-subtle">
        <Trans>
          The promotion budget pays a fixed bonus after the first full day of an invited member's first order, whatever
          they pay.
        </Trans>
      </p>
    </div>
  );
}
