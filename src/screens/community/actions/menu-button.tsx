import { IconButton } from '#components/icon-button.tsx';
import type { Words } from '#domain/own-changes.ts';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useActions } from './actions.ts';

/** Opens what can be done with a post or a comment. */
export function MenuButton({ words }: { words: Words }) {
  const { t } = useLingui();
  const { openMenu } = useActions();
  const { author } = words;
  const label =
    words.kind === 'post'
      ? t({
          message: `Options for the post by ${author}`,
          comment: 'Button: edit, delete, report; the argument is a member',
        })
      : t({
          message: `Options for the comment by ${author}`,
          comment: 'Button: edit, delete, report; the argument is a member',
        });
  return (
    <IconButton label={label} aria-haspopup="dialog" onClick={() => openMenu(words)}>
      <Ellipsis aria-hidden className="size-5" />
    </IconButton>
  );
}
