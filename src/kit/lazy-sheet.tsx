import { lazy, Suspense, type ComponentProps } from 'react';
import { useLayer } from './layer.ts';

const Sheet = lazy(async () => {
  const { Sheet: component } = await import('#components/sheet.tsx');
  return { default: component };
});

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
