import { useIsCalm } from './calm.ts';
import { lazyComponent } from './lazy-component.ts';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useLayer } from './layer.ts';

const load = async () => (await import('#components/sheet.tsx')).Sheet;
const Sheet = lazyComponent(load);

/** From then on a sheet can slide in. One that can't be had is asked for again when it is opened. */
function useIsHere(): boolean {
  const isCalm = useIsCalm();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isCalm) {
      load().then(
        () => setHere(true),
        () => undefined,
      );
    }
  }, [isCalm]);
  return isHere;
}

/** A modal sheet, loaded once its screen had its time, or when it is opened before. The phone's Back closes it. */
export function LazySheet(props: ComponentProps<typeof Sheet>) {
  const { isOpen, isHeld = false, onClose } = props;
  const isHere = useIsHere();
  // One that was opened stays, to slide out.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useLayer(isOpen, isHeld ? null : onClose);
  if (!isHere && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
