import { markReadActor } from '#actors/mark-read.ts';
import { messageGroups, type MessageGroup } from '#domain/messages.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BulletinCard, NoBulletin } from './bulletin.tsx';

/** `?id=` in full. With its `group` it counts as read once its text is there. */
export default function Alert() {
  const { t } = useLingui();
  const id = useQuery('id');
  const asked = useQuery('group');
  const group = messageGroups.find((one) => one === asked);
  return (
    <Screen
      title={
        group === 'notice'
          ? t({ message: 'Notice', comment: 'Title: one message to all members' })
          : t({ message: 'Message', comment: 'Title: one message to this member' })
      }
    >
      {id === '' ? <NoBulletin /> : <BulletinCard id={id} whenShown={group && <Reading group={group} id={id} />} />}
    </Screen>
  );
}

/** Says to the server that it was opened: if that fails, it is unread still, and nothing is lost. */
function Reading({ group, id }: { group: MessageGroup; id: string }) {
  const services = useServices();
  const [logic] = useState(() => markReadActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { group, id } });
  useNetworkReturned(send);
  useEmitted(actor, 'markRead.marked', () => tellOwnChange('messages'));
  return <i hidden data-machine="markRead" data-state={snapshot.value} />;
}
