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
        label: <Trans>Your post</Trans>,
        hint: <Trans>Everybody can read it, with your name, once the guidance manager has published it.</Trans>,
        placeholder: t`What would you like to tell the others?`,
        empty: <Trans>Please fill in the content</Trans>,
        send: <Trans>Send the post</Trans>,
        unsettled: <Trans>We don't know yet whether your post arrived</Trans>,
        unsent: <Trans>Your post did not reach the server</Trans>,
        refused: <Trans>Your post was not taken</Trans>,
        deferred: <Trans>Your post waits to be sent</Trans>,
        sent: () => <PostSent />,
      }}
    />
  );
}

function PostSent() {
  return (
    <>
      <Notice tone="positive" isLive title={<Trans>Your post has arrived</Trans>}>
        <Trans>
          It is pending until the guidance manager publishes it. Until then only you see it, marked as pending.
        </Trans>
      </Notice>
      <Card>
        <LinkButton href="#/dynamic" variant="primary" isWide>
          <Trans>See the community</Trans>
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
      <Notice tone="warning" isLive title={<Trans>Nothing of it fits into a post</Trans>}>
        <Trans>Share text, a link, or pictures as JPEG, PNG or WebP.</Trans>
      </Notice>
    );
  }
  if (end === 'lost') {
    return (
      <Notice tone="warning" isLive title={<Trans>What you shared did not get here</Trans>}>
        <Trans>
          This device could not hand it over. Nothing of it was kept. Share it once more, or add it here yourself.
        </Trans>
      </Notice>
    );
  }
  return null;
}

export default oneWriter(NewPost);
