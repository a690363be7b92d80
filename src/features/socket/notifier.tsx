import { countUnread, notifierActor } from '#actors/notifier.ts';
import type { ChangeKind } from '#domain/messages.ts';
import { addressIn } from '#domain/notifications.ts';
import { useChanged } from '#kit/changes.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { setAppBadge } from '#services/app-badge.ts';
import { oneAtATime } from '#services/one-at-a-time.ts';
import { closeNotifications } from '#services/notification-centre.ts';
import { readChoice } from '#services/notification-choice.ts';
import type { Services } from '#services/services.ts';
import { keepPush } from '#services/web-push.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { wordsOf, wordsToKeep } from './news-words.ts';

/** Also on a screen that shows no count. */
async function renewBadge({ client, session }: Services): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const asked = session()?.token;
  const count = await countUnread(client);
  // Who has left meanwhile took it along.
  if (session()?.token === asked) setAppBadge(count);
}

/** A browser may have given its subscription up, the server its key. */
async function renewPush(services: Services): Promise<void> {
  const kinds = await readChoice(services);
  if (kinds.length > 0) await keepPush(services, kinds);
}

/** The worker says where a tapped notification leads: the page goes there as by a link of its own. */
function followTaps(): () => void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const follow = ({ data }: MessageEvent<unknown>) => {
    const address = addressIn(data);
    if (address === null) return;
    const link = Object.assign(document.createElement('a'), { href: address, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
  };
  workers?.addEventListener('message', follow);
  return () => workers?.removeEventListener('message', follow);
}

/** Tells of what happens while the page is out of sight, for as long as its member is signed in. */
export function Notifier() {
  const services = useServices();
  const { i18n } = useLingui();
  const [logic] = useState(() => notifierActor(services, wordsOf));
  const [snapshot, send] = useFlow(logic);
  const [badge] = useState(() => oneAtATime(() => renewBadge(services)));
  const tell = (what: ChangeKind) => send({ type: 'change.heard', what });
  useChanged('messages', () => {
    tell('messages');
    badge();
  });
  useChanged('notices', () => tell('notices'));
  useChanged('wallet', () => tell('wallet'));
  useEffect(() => {
    void wordsToKeep()
      .then((words) => services.device.write('pushWords.v1', words))
      .catch(() => undefined);
  }, [services, i18n.locale]);
  useEffect(() => void renewPush(services), [services]);
  useEffect(() => () => void closeNotifications().catch(() => undefined), []);
  useEffect(() => followTaps(), []);
  return <i hidden data-machine="notifier" data-state={snapshot.value} />;
}
