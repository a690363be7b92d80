import { toFailure } from '#domain/failure.ts';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useFailureText } from './failure-text.ts';
import { useToastActor } from './services.tsx';
import { untilLoaded } from './until-loaded.ts';

interface Opening {
  isOpen: boolean;
  /** Load it also while it is closed. */
  isAhead?: boolean;
  /** It can't be closed: its code is waited for. */
  isHeld?: boolean;
  onClose: () => void;
}

/**
 * The code of what opens over a screen. Without a network what isn't here is closed again, and a toast says why; it is asked for anew
 * when it is opened again. With one its file is gone, and the failed screen knows what to do (decision 39).
 *
 * @param load keep it between renders
 * @returns `Opened` is null until its code is there
 */
export function useOpenedCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, isAhead = false, isHeld = false, onClose }: Opening,
) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);
  const toast = useToastActor();
  const failureText = useFailureText();
  const fail = useEffectEvent((error: Error) => {
    if (!isOpen) return;
    if (navigator.onLine) return setMissing(error);
    toast.send({ type: 'toast.show', text: failureText(toFailure(error)) });
    onClose();
  });
  useEffect(() => {
    if (isOpen || isAhead) (isHeld ? untilLoaded(load) : load()).then((code) => setOpened(() => code), fail);
  }, [load, isOpen, isAhead, isHeld]);
  if (missing) throw missing;
  return { Opened };
}

/** A component that is open while it is there, and whose code is loaded then. @param load as above */
export const openedLazily = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  function LazilyOpened(props: Props) {
    const { Opened } = useOpenedCode(load, { isOpen: true, onClose: props.onClose });
    return Opened && <Opened {...props} />;
  };
