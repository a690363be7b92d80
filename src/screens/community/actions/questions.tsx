import { Trans } from '@lingui/react/macro';
import type { ActionViewProps } from './action-view.ts';
import { Excerpt } from './excerpt.tsx';

/** What goes with it. */
export function Deletion({ snapshot }: ActionViewProps) {
  const { words } = snapshot.context;
  if (!words) return null;
  return (
    <>
      <Excerpt of={words} />
      <p className="mt-3">
        {words.kind === 'post' ? (
          <Trans>Its pictures, likes and comments are deleted too. This can't be undone.</Trans>
        ) : (
          <Trans>Replies to it stay. This can't be undone.</Trans>
        )}
      </p>
    </>
  );
}

/** What it does, and what not. */
export const Block = () => (
  <p>
    <Trans>You'll no longer see their posts and comments. They aren't told, and can still see yours.</Trans>
  </p>
);
