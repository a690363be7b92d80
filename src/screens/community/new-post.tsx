import { LinkButton } from '#components/link-button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import { useQuery } from '#kit/query.ts';
import type { SharedEnd } from '#domain/shared-post.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LetterScreen } from './letter/letter-screen.tsx';

/** A new post for the community. */
function NewPost() {
  const { t } = useLingui();
  return (
    <LetterScreen
      kind="post"
      title={t`New post`}
      top={<SharedInVain />}
      words={{
        label: <Trans comment="Field: the text of a post">Your post</Trans>,
        hint: <Trans>Everyone sees your post, with your name, once the guidance manager publishes it.</Trans>,
        placeholder: t`What would you like to share?`,
        empty: <Trans>Write something first</Trans>,
        send: <Trans comment="Button: sends a post to be published">Send post</Trans>,
        unsettled: (
          <Trans comment="Unknown outcome: we ask the server whether it happened">
            We're still confirming your post
          </Trans>
        ),
        unsent: <Trans>Your post hasn't reached us</Trans>,
        refused: <Trans>Your post was refused</Trans>,
        deferred: <Trans>Your post is waiting</Trans>,
        sent: () => <PostSent />,
      }}
    />
  );
}

function PostSent() {
  return (
    <>
      <Notice tone="positive" isLive title={<Trans>Your post has arrived</Trans>}>
        <Trans>Only you see this post until the guidance manager publishes it.</Trans>
      </Notice>
      <Card>
        <LinkButton href="#/dynamic" variant="primary" isWide>
          <Trans comment="Button: opens the members' posts">See community</Trans>
        </LinkButton>
      </Card>
    </>
  );
}

/** Another app shared something, and it did not get here. The address says why. */
function SharedInVain() {
  const end = useQuery('shared') as SharedEnd | '';
  if (end === 'nothing') {
    return (
      <Notice tone="warning" isLive title={<Trans>This can't be posted</Trans>}>
        <Trans>Share text, links, or JPEG, PNG or WebP pictures.</Trans>
      </Notice>
    );
  }
  if (end === 'lost') {
    return (
      <Notice tone="warning" isLive title={<Trans>What you shared didn't arrive</Trans>}>
        <Trans>Share it again, or add it here.</Trans>
      </Notice>
    );
  }
  return null;
}

export default oneWriter(NewPost);
