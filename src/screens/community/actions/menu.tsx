import { Button } from '#components/button.tsx';
import { Trans } from '@lingui/react/macro';
import type { ActionViewProps } from './action-view.ts';

/** What can be done with it: with an own one, or with another's. */
export function Menu({ snapshot, send }: ActionViewProps) {
  const { words } = snapshot.context;
  if (!words) return null;
  if (words.isOwn) {
    return (
      <>
        <Button variant="secondary" isWide onClick={() => send({ type: 'edit.open' })}>
          <Trans comment="Button: edits one's own post or comment">Edit</Trans>
        </Button>
        <Button variant="danger" isWide onClick={() => send({ type: 'deletion.open' })}>
          <Trans comment="Button: deletes one's own post or comment">Delete</Trans>
        </Button>
      </>
    );
  }
  const { kind, author } = words;
  return (
    <>
      <Button variant="secondary" isWide onClick={() => send({ type: 'report.open', about: 'words' })}>
        {kind === 'post' ? (
          <Trans comment="Button and title: tells us of a bad post">Report post</Trans>
        ) : (
          <Trans comment="Button and title: tells us of a bad comment">Report comment</Trans>
        )}
      </Button>
      <Button variant="secondary" isWide onClick={() => send({ type: 'report.open', about: 'member' })}>
        <span>
          <Trans comment="Button; the argument is a member">
            Report <bdi>{author}</bdi>
          </Trans>
        </span>
      </Button>
      <Button variant="danger" isWide onClick={() => send({ type: 'block.open' })}>
        <span>
          <Trans comment="Button; the argument is a member">
            Block <bdi>{author}</bdi>
          </Trans>
        </span>
      </Button>
    </>
  );
}
