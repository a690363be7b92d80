import { writtenActionsActor } from '#actors/written-actions.ts';
import type { Words } from '#domain/own-changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useOwnChanges } from './own-changes.ts';

/** Runs what members do with posts and comments, for the screen that lists them. */
export function useWrittenActions() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const { changes, note } = useOwnChanges();
  /** How often the lists began anew: what was read before a block is shown no more. */
  const [reading, setReading] = useState(0);
  const [logic] = useState(() => writtenActionsActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  const show = (text: string) => toast.send({ type: 'toast.show', text });
  useEmitted(actor, 'writtenActions.changed', ({ change }) => {
    if (change) note(change);
  });
  useEmitted(actor, 'writtenActions.reported', () =>
    show(t({ message: "Reported. We'll look at it", comment: 'Toast' })),
  );
  useEmitted(actor, 'writtenActions.blocked', ({ author }) => {
    setReading((before) => before + 1);
    show(t({ message: `${author} is blocked. You can undo this in settings`, comment: 'Toast' }));
  });
  const actions = useMemo(
    () => ({ changes, openMenu: (words: Words) => send({ type: 'menu.open', words }) }),
    [changes, send],
  );
  return { snapshot, send, actions, reading };
}
