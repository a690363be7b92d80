import { Toast } from '#components/toast.tsx';
import { useSessionActor, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

/** The one toast, and the words for what long-lived machines tell. */
export function ToastOutlet() {
  const { t } = useLingui();
  const toast = useToastActor();
  const session = useSessionActor();
  const { text, count } = useSelector(toast, ({ context }) => context);
  useEffect(() => {
    const ended = session.on('session.ended', () =>
      toast.send({ type: 'toast.show', text: t`Your session has ended. Please sign in again` }),
    );
    return () => ended.unsubscribe();
  }, [session, toast, t]);
  return (
    <Toast toast={text === null ? null : { id: count, text }} onEnd={() => toast.send({ type: 'toast.dismiss' })} />
  );
}
