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
      {link && (
        <CopiedText
          label={<Trans comment="Link that opens registration with the member's code">Invite link</Trans>}
          text={link.href}
        >
          <Trans>Copy link</Trans>
        </CopiedText>
      )}
      <p className="text-subtle">
        <Trans>
          The promotion budget pays a fixed bonus after the first full day of an invited member's first order, whatever
          they pay.
        </Trans>
      </p>
    </div>
  );
}
