/** What waits to be sent, where its member looks for it. */
import { useServerNow } from '#kit/now.ts';
import { useIsReachable, useServices } from '#kit/services.tsx';
import { deskOf } from '#services/outbox-desk.ts';
import { isShown, isStuck, type OutboxItem } from '#domain/outbox.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowUpFromLine } from 'lucide-react';
import { useEffect, useState } from 'react';

/** What waits, in order, without what needs no row; empty until that is known, and where the device can't tell. */
export function useWaiting(): readonly OutboxItem[] {
  const services = useServices();
  const [waiting, setWaiting] = useState<readonly OutboxItem[]>([]);
  useEffect(() => {
    const desk = deskOf(services);
    let isUnmounted = false;
    const look = () =>
      void desk.list().then(
        (items) => {
          if (!isUnmounted) setWaiting(items.filter(isShown));
        },
        () => undefined,
      );
    look();
    const unsubscribe = desk.subscribe(look);
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [services]);
  return waiting;
}

/** Asks whether something waits, for a decision that can't be made on what is shown so far. */
export function useIsWaiting(): () => Promise<boolean> {
  const services = useServices();
  return () =>
    deskOf(services)
      .list()
      .then(
        (items) => items.some(isShown),
        () => false,
      );
}

/** A quiet line that leads to what waits; nothing while nothing does. */
export function WaitingLine() {
  const waiting = useWaiting();
  const isReachable = useIsReachable();
  const now = useServerNow();
  const count = waiting.length;
  // While there is a connection it is on its way.
  if (count === 0 || (isReachable && !waiting.some((item) => isStuck(item, now)))) return null;
  return (
    <a
      href="#/user/outbox"
      data-waiting={count}
      className="flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm text-subtle hover:bg-sunken"
    >
      <ArrowUpFromLine aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">
        <Trans>
          Waiting to be sent: <bdi>{count}</bdi>
        </Trans>
      </span>
      <span className="font-semibold text-link">
        <Trans comment="Button: opens the list of what waits to be sent">See what's waiting</Trans>
      </span>
    </a>
  );
}
