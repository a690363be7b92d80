import { outboxActor } from '#actors/outbox.ts';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useState } from 'react';
import { useOutboxWords } from './outbox-words.ts';

/** Starts an outbox for as long as what calls it is shown, and says to the member what becomes of what it sends. */
export function useOutbox() {
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => outboxActor(services));
  const [input] = useState(() => ({ isReachable, chance: Math.random() }));
  const flow = useFlow(logic, { input });
  const [, send, actor] = flow;
  useNetworkFacts(send);
  useOutboxWords(actor);
  return flow;
}

/** Sends by itself, on whatever screen the member is. */
export function Outbox() {
  const [snapshot] = useOutbox();
  return <i hidden data-machine="outbox" data-state={snapshot.value} />;
}
