import { updateActor } from '#actors/update.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import { useEffect, useState } from 'react';
import { useAsking } from './asking.ts';
import { UpdateDialog } from './update-dialog.tsx';

/** The member asks whether there is something newer: there is always an answer (product 14.3). */
export function Update({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const [logic] = useState(() => updateActor(services));
  const [snapshot, send] = useFlow(logic, { input: { isAsked: true } });
  const isClosed = snapshot.matches('closed');
  useAsking();
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  return <UpdateDialog snapshot={snapshot} send={send} />;
}
