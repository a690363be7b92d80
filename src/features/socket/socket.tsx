import { socketActor } from '#actors/socket.ts';
import { changeKinds } from '#domain/messages.ts';
import { tellChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { useFlow, useServices, useSessionActor, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';

/** Hears what changed for as long as it is shown. @param address `ws:` or `wss:` */
export function Socket({ address }: { address: string }) {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const session = useSessionActor();
  const [logic] = useState(() =>
    socketActor(services, address, (token) => session.send({ type: 'session.refused', token })),
  );
  const [input] = useState(() => ({ isSupported: 'WebSocket' in globalThis, chance: Math.random() }));
  const [snapshot, send, actor] = useFlow(logic, { input });
  useNetworkFacts(send);
  useEmitted(actor, 'socket.changed', ({ what }) => tellChange(what));
  useEmitted(actor, 'socket.reopened', () => changeKinds.forEach(tellChange));
  // Known from the start: nobody could hear it told.
  const isMissing = snapshot.matches('unsupported');
  const onMissing = useEffectEvent(() =>
    toast.send({ type: 'toast.show', text: t`Your browser doesn't support live updates. Pull down to refresh` }),
  );
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return <i hidden data-machine="socket" data-state={snapshot.value} />;
}
