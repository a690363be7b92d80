import { Toast } from '#components/toast.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { useSessionActor, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

/** The one toast, and the words for what long-lived machines tell. */
export function ToastOutlet() {
  const { t } = useLingui();
  const toast = useToastActor();
  const session = useSessionActor();
  const { text, count } = useSelector(toast, ({ context }) => context);
  useEmitted(session, 'session.ended', () =>
    toast.send({ type: 'toast.show', text: t`Your session has ended. Please sign in again` }),
  );
  return (
    <Toast toast={text === null ? null : { id: count, text }} onEnd={() => toast.send({ type: 'toast.dismiss' })} />
  );
}
