import { markReadActor } from '#actors/mark-read.ts';
import { loadMessages } from '#api/messages.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Notice } from '#components/notice.tsx';
import { SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import type { Message, MessageGroup } from '#domain/messages.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { PagedList } from '#kit/paged-list.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { MessageRow } from './message-row.tsx';

interface MessageListProps {
  group: MessageGroup;
  empty: { title: ReactNode; text: ReactNode };
}

/** One group, newest first, and how to mark all of it. Give it a `key` where the group can change. */
export function MessageList({ group, empty }: MessageListProps) {
  const services = useServices();
  const [logic] = useState(() => markReadActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { group, id: '' } });
  const failureText = useFailureText();
  useNetworkReturned(send);
  // Where no socket says so: the counts elsewhere follow.
  useEmitted(actor, 'markRead.marked', () => tellOwnChange('messages'));
  const { upTo, failure } = snapshot.context;
  const isMarked = snapshot.matches('marking') || snapshot.matches('marked');
  const isRead = (message: Message) => message.isRead || (isMarked && message.at <= upTo);
  return (
    <div data-machine="markRead" data-state={snapshot.value} className="space-y-4">
      {failure && (
        <Notice tone="warning" isLive>
          <Trans comment="Marking as read failed; the reason follows">Still unread.</Trans> {failureText(failure)}
        </Notice>
      )}
      <PagedList
        loadPage={(client, pageNum) => loadMessages(client, group, pageNum)}
        changedBy={group === 'notice' ? 'notices' : 'messages'}
        skeleton={<SkeletonList rows={8} />}
        empty={
          <EmptyState drawing="no-records" title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => (
              <>
                {list.some((message) => !isRead(message)) && (
                  <div className="mb-3 flex justify-end">
                    <Button
                      variant="secondary"
                      onClick={() => send({ type: 'group.mark', upTo: Math.max(...list.map(({ at }) => at)) })}
                    >
                      <Trans>Mark all as read</Trans>
                    </Button>
                  </div>
                )}
                <VirtualList
                  rows={list}
                  row={(message) => (
                    <div className="overflow-hidden rounded-lg bg-raised shadow-card">
                      <MessageRow group={group} message={message} isRead={isRead(message)} />
                    </div>
                  )}
                />
              </>
            )}
          </Figure>
        )}
      </PagedList>
    </div>
  );
}
