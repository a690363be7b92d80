import { endSessionsActor } from '#actors/end-sessions.ts';
import { loadSessions } from '#api/sessions.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import type { SignedIn } from '#domain/signed-in.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { Figure } from '#kit/figure.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices, useToastActor } from '#kit/services.tsx';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Place, useDeviceName } from './device-words.tsx';
import { EndSession } from './end-session.tsx';

/** Where the member is signed in, this device first; the others can be logged out. */
export default function Sessions() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => endSessionsActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useEmitted(actor, 'endSessions.succeeded', ({ session }) => {
    toast.send({ type: 'toast.show', text: session ? t`Device logged out` : t`All other devices logged out` });
    // Where no socket says so.
    tellOwnChange('sessions');
  });
  return (
    <FlowFrame of={snapshot} view={null}>
      <Screen title={t`Where you're signed in`}>
        <PagedList
          loadPage={loadSessions}
          changedBy="sessions"
          skeleton={
            <Skeleton>
              <SkeletonList rows={3} />
            </Skeleton>
          }
          empty={null}
        >
          {(page) => (
            <Figure of={page}>
              {({ list, total }) => (
                <>
                  <Others areSome={total > 1} end={() => send({ type: 'others.choose' })} />
                  <VirtualList
                    rows={list}
                    row={(session) => <Row session={session} end={() => send({ type: 'session.choose', session })} />}
                  />
                </>
              )}
            </Figure>
          )}
        </PagedList>
        <p className="text-sm text-subtle">
          <Trans>We know the country from a device's time zone, nothing closer.</Trans>
        </p>
        <EndSession snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

function Others({ areSome, end }: { areSome: boolean; end: () => void }) {
  const isReachable = useIsReachable();
  if (!areSome) {
    return (
      <p className="mb-3 text-sm text-subtle">
        <Trans>You're signed in on this device only.</Trans>
      </p>
    );
  }
  return (
    <div className="mb-3 flex justify-end">
      <Button variant="secondary" disabled={!isReachable} onClick={end}>
        <Trans>Log out all others</Trans>
      </Button>
    </div>
  );
}

function Row({ session, end }: { session: SignedIn; end: () => void }) {
  const { t } = useLingui();
  const isReachable = useIsReachable();
  const name = useDeviceName()(session);
  return (
    <div className="overflow-hidden rounded-lg bg-raised shadow-card" data-session={session.isThis ? 'this' : 'other'}>
      <ListRowBody
        title={<bdi>{name}</bdi>}
        detail={
          <>
            <span className="block">
              <Place of={session} />
            </span>
            <span className="block">
              <Trans comment="Of a device, with a time">
                Last used <When at={session.lastUsed} />
              </Trans>
            </span>
            <span className="block">
              <Trans comment="Of a device, with the time when its session began">
                Signed in <When at={session.since} />
              </Trans>
            </span>
          </>
        }
        value={
          session.isThis ? (
            <Badge tone="positive">
              <Trans comment="Of a list of devices: the one in the member's hand">This device</Trans>
            </Badge>
          ) : (
            <Button
              variant="secondary"
              aria-label={t({ message: `Log out ${name}`, comment: 'Button: the argument is a device' })}
              disabled={!isReachable}
              onClick={end}
            >
              <Trans comment="Button: ends the session of another device">Log out</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
