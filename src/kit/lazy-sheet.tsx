import { useIsCalm } from './calm.ts';
import { lazyComponent } from './lazy-component.ts';
import { Suspense, useState, type ComponentProps } from 'react';
import { useLayer } from './layer.ts';

const Sheet = lazyComponent(async () => (await import('#components/sheet.tsx')).Sheet);

/** A modal sheet, loaded when it is opened, or once its screen had its time: from then on it can slide in. The phone's Back closes it. */
export function LazySheet(props: ComponentProps<typeof Sheet>) {
  const { isOpen, isHeld = false, onClose } = props;
  const isCalm = useIsCalm();
  useLayer(isOpen, isHeld ? null : onClose);
  // One that was opened before stays, to slide out.
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  if (!isCalm && !isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
