import { toFailure } from '#domain/failure.ts';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { useIsCalm } from './calm.ts';
import { useFailureText } from './failure-text.ts';
import { useLayer } from './layer.ts';
import { useToastActor } from './services.tsx';
import { untilLoaded } from './until-loaded.ts';

const load = async () => (await import('#components/sheet.tsx')).Sheet;
type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * A modal sheet, loaded once its screen had its time, or when it is opened before. Without a network one that isn't here is closed
 * again, and a toast says why; one that can't be closed is waited for. The phone's Back closes it.
 */
export function LazySheet(props: ComponentProps<Loaded>) {
  const { isOpen, isHeld = false, onClose } = props;
  const isCalm = useIsCalm();
  const [Sheet, setSheet] = useState<Loaded | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);
  const toast = useToastActor();
  const failureText = useFailureText();
  const fail = useEffectEvent((error: Error) => {
    if (!isOpen) return;
    // Its file is gone: the failed screen knows what to do (decision 39).
    if (navigator.onLine) return setMissing(error);
    toast.send({ type: 'toast.show', text: failureText(toFailure(error)) });
    onClose();
  });
  useEffect(() => {
    if (isOpen || isCalm) (isHeld ? untilLoaded(load) : load()).then((sheet) => setSheet(() => sheet), fail);
  }, [isOpen, isCalm, isHeld]);
  useLayer(isOpen, isHeld ? null : onClose);
  if (missing) throw missing;
  return Sheet && <Sheet {...props} />;
}
