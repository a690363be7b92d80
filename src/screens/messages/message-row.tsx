import type { Message, MessageGroup } from '#domain/messages.ts';
import { ForwardIcon } from '#components/direction-icons.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

interface MessageRowProps {
  group: MessageGroup;
  message: Message;
  isRead: boolean;
}

const alertHref = (group: MessageGroup, id: string): string =>
  `#/index/alert?group=${group}&id=${encodeURIComponent(id)}`;

/** One message of a list: what is new is bold and has a gold dot. */
export const MessageRow = ({ group, message: { id, title, summary, at }, isRead }: MessageRowProps) => (
  <a
    href={alertHref(group, id)}
    className="flex min-h-14 items-start gap-3 px-4 py-3 transition hover:bg-sunken active:bg-sunken"
  >
    <span className="mt-2 size-2 shrink-0">
      {!isRead && (
        <>
          <span aria-hidden className="block size-2 rounded-full bg-yours" />
          <span className="sr-only">
            <Trans comment="Mark on a message">Unread</Trans>
          </span>
        </>
      )}
    </span>
    <span className="min-w-0 flex-1">
      <span dir="auto" className={`block wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
        {title}
      </span>
      <span dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-subtle">
        {summary}
      </span>
      <span className="mt-0.5 block text-xs text-subtle">
        <When at={at} />
      </span>
    </span>
    <span className="mt-2">
      <ForwardIcon />
    </span>
  </a>
);
