import { TextArea } from '#components/text-area.tsx';
import { lengthOf } from '#domain/community.ts';
import { Trans } from '@lingui/react/macro';
import type { ActionViewProps } from './action-view.ts';
import { problemIn } from './text-problem.tsx';

/** The text as it is, to be changed. */
export function Edit({ snapshot, send }: ActionViewProps) {
  const { words, text } = snapshot.context;
  if (!words) return null;
  return (
    <TextArea
      name="edited"
      label={
        words.kind === 'post' ? (
          <Trans comment="Field: the text of a post">Your post</Trans>
        ) : (
          <Trans comment="Field: the text of a comment">Your comment</Trans>
        )
      }
      hint={<Trans>Everyone sees that it was edited, and when.</Trans>}
      error={problemIn(text, lengthOf[words.kind])}
      readOnly={snapshot.matches('saving')}
      value={text}
      onChange={({ currentTarget }) => send({ type: 'text.type', text: currentTarget.value })}
    />
  );
}
