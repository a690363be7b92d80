/** What this member edited and deleted since the lists were read: what waits to be sent, and what was sent meanwhile. */
import type { Comment, Post } from '#domain/community.ts';
import { waitingChanges, type OwnChange } from '#domain/own-changes.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useServices } from '#kit/services.tsx';
import { deskOf, type OutboxNews } from '#services/outbox-desk.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';

type Sent = Extract<OutboxNews, { what: 'sent' }>;

/** Null: it is about something else. */
function changeOf({ item, answer }: Sent): OwnChange | null {
  const [waiting] = waitingChanges([item]);
  if (!waiting || waiting.content === null) return waiting ?? null;
  const { content, editedAt } = answer as Post | Comment;
  return { id: waiting.id, content, at: editedAt ?? waiting.at };
}

export function useOwnChanges() {
  const services = useServices();
  const [waiting, setWaiting] = useState<readonly OwnChange[]>([]);
  const [sent, setSent] = useState<readonly OwnChange[]>([]);
  const note = useCallback((change: OwnChange) => {
    setSent((before) => [...before, change]);
    // Counts and comments are read again, also where no socket says so.
    tellOwnChange('feed');
  }, []);
  useEffect(() => {
    const desk = deskOf(services);
    let isUnmounted = false;
    const look = () =>
      void desk.list().then(
        (items) => {
          if (!isUnmounted) setWaiting(waitingChanges(items));
        },
        // A device that can't tell has nothing that waits.
        () => undefined,
      );
    look();
    const unsubscribe = desk.subscribe((news) => {
      const change = news.what === 'sent' ? changeOf(news) : null;
      if (change) note(change);
      look();
    });
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [services, note]);
  const changes = useMemo(() => [...sent, ...waiting], [sent, waiting]);
  return { changes, note };
}
