import { loadShareInfo } from '#api/sharing.ts';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { inviteLinkOf, type ShareInfo } from '#domain/sharing.ts';
import { Figure } from '#kit/figure.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { openable } from '#kit/links.ts';
import { Resource } from '#kit/resource.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { CopiedText } from './copied-text.tsx';

/** Menu entry 7: the invite link, the member's invite code and a button that copies (product 2.5). */
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
      <SkeletonBlock height="9.75rem" />
      <SkeletonBlock height="6.25rem" />
    </div>
  </Skeleton>
);

function Invitation({ share }: { share: ShareInfo }) {
  const { B: direct } = share.levels;
  const link = openable(inviteLinkOf(share), document.baseURI);
  return (
    <div className="space-y-5">
      <p className="text-subtle">
        <Plural
          value={direct}
          _0="Whoever registers with your code is in your team. Nobody has yet."
          one="Whoever registers with your code is in your team. # member has."
          other="Whoever registers with your code is in your team. # members have."
        />
      </p>
      <CopiedText label={<Trans>Invite code</Trans>} text={share.inviteCode} isLarge>
        <Trans>Copy the code</Trans>
      </CopiedText>
      {link && (
        <CopiedText label={<Trans>Invite link</Trans>} text={link.href}>
          <Trans>Copy the link</Trans>
        </CopiedText>
      )}
      <p className="text-subtle">
        <Trans>
          The bonus for an invitation is fixed and paid from the promotion budget, once the invited member's first order
          has had its first full day. It does not depend on how much they pay in.
        </Trans>
      </p>
    </div>
  );
}
