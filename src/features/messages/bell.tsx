import { loadUnread } from '#api/messages.ts';
import { iconLook } from '#components/icon-button.tsx';
import { UnreadBadge } from '#components/unread-badge.tsx';
import { unreadInAll } from '#domain/messages.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppBadge } from './app-badge.tsx';

/** How many messages are unread, as it changes; nothing where that is not known. */
export const UnreadCount = ({ children }: { children: (count: number) => ReactNode }) => (
  <Resource load={loadUnread} changedBy="messages" skeleton={children(0)} failed={() => children(0)}>
    {(unread) => (
      <span className="group/unread">
        <Figure of={unread} as="inline">
          {(counts) => (
            <>
              <AppBadge count={unreadInAll(counts)} />
              {children(unreadInAll(counts))}
            </>
          )}
        </Figure>
      </span>
    )}
  </Resource>
);

/** The way to the messages, for the end of a header. Its age is said to those who can't see that it is hollow. */
export function Bell() {
  return (
    <span className="shrink-0 [&_[data-stale]]:sr-only">
      <UnreadCount>{(count) => <BellLink count={count} />}</UnreadCount>
    </span>
  );
}

function BellLink({ count }: { count: number }) {
  const { t } = useLingui();
  const label =
    count === 0
      ? t({ message: 'Messages', comment: 'Title and link: messages to this member' })
      : t({
          message: `Messages, ${plural(count, { one: '# unread', other: '# unread' })}`,
          comment: 'Link to the messages, and how many are unread',
        });
  return (
    // Wide enough for the bell beside a large count.
    <a href="#/message" aria-label={label} className={`${iconLook} relative min-w-11`}>
      <BellIcon aria-hidden className="size-5.5" />
      <span aria-hidden className="absolute inset-bs-0.5 inset-e-0">
        <UnreadBadge count={count} />
      </span>
    </a>
  );
}
