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
        {kind === 'post' ? <Trans>Report post</Trans> : <Trans>Report comment</Trans>}
      </Button>
      <Button variant="secondary" isWide onClick={() => send({ type: 'report.open', about: 'member' })}>
        <Trans comment="Button; the argument is a member">
          Report <bdi>{author}</bdi>
        </Trans>
      </Button>
      <Button variant="danger" isWide onClick={() => send({ type: 'block.open' })}>
        <Trans comment="Button; the argument is a member">
          Block <bdi>{author}</bdi>
        </Trans>
      </Button>
    </>
  );
}
