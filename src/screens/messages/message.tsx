import { loadMessages, loadUnread } from '#api/messages.ts';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { UnreadBadge } from '#components/unread-badge.tsx';
import type { MessageGroup } from '#domain/messages.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MessageRow } from './message-row.tsx';

/** Rows that each group shows here. */
const newest = 2;

/** The three groups, each with what is unread and its newest. */
export default function Messages() {
  const { t } = useLingui();
  return (
    <Screen title={t`Messages`}>
      <Group
        group="private"
        href="#/user/msg"
        title={<Trans comment="Messages to this member alone">Private messages</Trans>}
      />
      <Group group="notice" href="#/user/news" title={<Trans comment="Messages to all members">Notices</Trans>} />
      <Group
        group="voucher"
        href="#/user/msg?group=voucher"
        title={<Trans comment="Messages about coupons">Coupon messages</Trans>}
      />
      <Card isFlush>
        <List>
          <ListRow href="#/news" title={<Trans>News</Trans>} detail={<Trans>About the machines</Trans>} hasArrow />
        </List>
      </Card>
    </Screen>
  );
}

function Group({ group, href, title }: { group: MessageGroup; href: string; title: ReactNode }) {
  return (
    <Card
      isFlush
      title={title}
      aside={
        <Resource load={loadUnread} changedBy="messages" skeleton={<></>} failed={() => <></>}>
          {(unread) => (
            <span className="group/unread [&_[data-stale]]:sr-only">
              <Figure of={unread} as="inline">
                {(counts) => <UnreadBadge count={counts[group]} />}
              </Figure>
            </span>
          )}
        </Resource>
      }
    >
      <Resource
        load={(client) => loadMessages(client, group, 1)}
        changedBy={group === 'notice' ? 'notices' : 'messages'}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="17rem" />
          </Skeleton>
        }
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => (
              <List>
                {list.length === 0 && (
                  <li className="px-4 py-4 text-sm text-subtle">
                    <Trans comment="This group has no message">Nothing yet</Trans>
                  </li>
                )}
                {list.slice(0, newest).map((message) => (
                  <li key={message.id}>
                    <MessageRow group={group} message={message} isRead={message.isRead} />
                  </li>
                ))}
                {list.length > 0 && (
                  <ListRow href={href} title={<Trans comment="Button: opens the whole list">See all</Trans>} hasArrow />
                )}
              </List>
            )}
          </Figure>
        )}
      </Resource>
    </Card>
  );
}
