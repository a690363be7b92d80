import { FieldError, fieldTies, inputLook } from '#components/field-frame.tsx';
import { IconButton } from '#components/icon-button.tsx';
import { commentLength } from '#domain/community.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { commentsMachine } from '#machines/comments/comments.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal, X } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { problemIn } from './actions/text-problem.tsx';

type CommentBoxProps = ViewProps<typeof commentsMachine> & {
  field: RefObject<HTMLTextAreaElement | null>;
  onCancelReply: () => void;
};

/** Replying sets a target; after sending, target and placeholder reset (product 13.9). */
export function CommentBox({ snapshot, send, field, onCancelReply }: CommentBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const { text, target } = snapshot.context;
  const author = target?.author ?? '';
  const error = problemIn(text, commentLength);
  const placeholder = target
    ? t({ message: `Reply to ${author}`, comment: 'Hint in the comment field; the argument is a member' })
    : t`Write a comment`;
  const event = () => ({ type: 'comment.send', draftId: crypto.randomUUID() }) as const;
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        send(event());
      }}
    >
      {target && (
        <p className="flex items-center justify-between gap-2 text-sm text-subtle">
          <span className="min-w-0 wrap-anywhere">
            <Trans comment="Above a reply; the argument is a member">
              Replying to <bdi>{author}</bdi>
            </Trans>
          </span>
          <IconButton
            label={t({ message: 'Cancel reply', comment: 'Button: writes a comment instead of a reply' })}
            onClick={onCancelReply}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </p>
      )}
      <div className="flex items-end gap-1">
        <textarea
          {...fieldTies(id, { error })}
          ref={field}
          name="comment"
          rows={1}
          dir="auto"
          aria-label={placeholder}
          placeholder={placeholder}
          className={`${inputLook} field-sizing-content max-h-40 resize-none`}
          value={text}
          onChange={({ currentTarget }) => send({ type: 'text.type', text: currentTarget.value })}
        />
        <button
          type="submit"
          aria-label={t({ message: 'Send', comment: 'Button: sends the comment' })}
          aria-disabled={!snapshot.can(event()) || undefined}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-full text-link transition hover:bg-sunken active:scale-95 aria-disabled:text-subtle"
        >
          <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
}
