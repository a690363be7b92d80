import { socketActor } from '#actors/socket.ts';
import { loadUnread } from '#api/messages.ts';
import { changeKinds } from '#domain/messages.ts';
import { tellChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Notifier } from './notifier.tsx';

/** Hears what changed for as long as it is shown. @param address `ws:` or `wss:` */
export function Socket({ address }: { address: string }) {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => socketActor(services, address));
  const [input] = useState(() => ({ isSupported: 'WebSocket' in globalThis, chance: Math.random() }));
  const [snapshot, send, actor] = useFlow(logic, { input });
  useNetworkFacts(send);
  useEmitted(actor, 'socket.changed', ({ what }) => {
    tellChange(what);
    // A new notice is one more that is unread.
    if (what === 'notices') tellChange('messages');
  });
  useEmitted(actor, 'socket.missed', () => changeKinds.forEach(tellChange));
  // For a page that calls nothing by itself: the answer says that the session is over.
  useEmitted(actor, 'socket.unheeded', () => void loadUnread(services.client).catch(() => undefined));
  // Known from the start: nobody could hear it told.
  const isMissing = snapshot.matches('unsupported');
  const onMissing = useEffectEvent(() =>
    toast.send({ type: 'toast.show', text: t`Your browser doesn't support live updates. Pull down to refresh` }),
  );
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return (
    <>
      <i hidden data-machine="socket" data-state={snapshot.value} />
      <Notifier />
    </>
  );
}
