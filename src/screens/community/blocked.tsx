import { unblockActor } from '#actors/unblock.ts';
import { loadBlocked } from '#api/moderation.ts';
import { Avatar } from '#components/avatar.tsx';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import type { Blocked as Member } from '#domain/community.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices, useToastActor } from '#kit/services.tsx';
import { When } from '#kit/when.tsx';
import type { unblockMachine } from '#machines/unblock/unblock.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Whom the member blocked, and a way to end it. */
export default function Blocked() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const failureText = useFailureText();
  const [logic] = useState(() => unblockActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useEmitted(actor, 'unblock.succeeded', () => {
    toast.send({ type: 'toast.show', text: t({ message: 'Unblocked', comment: 'Toast: a member was unblocked' }) });
    tellOwnChange('feed');
  });
  const { failure } = snapshot.context;
  return (
    <FlowFrame of={snapshot} view={null}>
      <Screen title={t({ message: 'Blocked members', comment: 'Link and title: whom one has blocked' })}>
        {snapshot.matches('failed') && failure && <Notice tone="negative" title={failureText(failure)} isLive />}
        <PagedList
          loadPage={loadBlocked}
          changedBy="feed"
          skeleton={
            <Skeleton>
              <SkeletonList rows={3} />
            </Skeleton>
          }
          empty={
            <EmptyState drawing="no-records" title={<Trans>No one is blocked</Trans>}>
              <Trans>You can block a member from the menu of their post or comment.</Trans>
            </EmptyState>
          }
        >
          {(page) => (
            <Figure of={page}>
              {({ list }) => (
                <VirtualList rows={list} row={(member) => <Row member={member} snapshot={snapshot} send={send} />} />
              )}
            </Figure>
          )}
        </PagedList>
      </Screen>
    </FlowFrame>
  );
}

function Row({ member, snapshot, send }: ViewProps<typeof unblockMachine> & { member: Member }) {
  const isReachable = useIsReachable();
  const end = { type: 'block.end', id: member.id } as const;
  return (
    <div data-blocked={member.id} className="overflow-hidden rounded-lg bg-raised shadow-card">
      <ListRowBody
        leading={<Avatar src={member.avatar} name={member.name} />}
        title={<bdi>{member.name}</bdi>}
        detail={<When at={member.since} isDay />}
        value={
          <Button
            variant="secondary"
            isBusy={snapshot.matches('unblocking') && snapshot.context.id === member.id}
            disabled={!isReachable || !snapshot.can(end)}
            onClick={() => send(end)}
          >
            <Trans comment="Button: ends the block of a member">Unblock</Trans>
          </Button>
        }
      />
    </div>
  );
}
