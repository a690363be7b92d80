import { lazyComponent } from './lazy-component.ts';
import { Suspense, type ComponentProps } from 'react';
import { useLayer } from './layer.ts';

const Sheet = lazyComponent(async () => (await import('#components/sheet.tsx')).Sheet);

/** A modal sheet, loaded when one is opened. The phone's Back closes it. */
export function LazySheet(props: ComponentProps<typeof Sheet>) {
  const { isOpen, isHeld = false, onClose } = props;
  useLayer(isOpen, isHeld ? null : onClose);
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
