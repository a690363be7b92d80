import type { ComponentProps } from 'react';
import { useIsCalm } from './calm.ts';
import { useLayer } from './layer.ts';
import { SlowNotice } from './network-notice.tsx';
import { useOpenedCode } from './opened-code.tsx';

const load = async () => (await import('#components/sheet.tsx')).Sheet;

/**
 * A modal sheet, loaded once its screen had its time, or when it is opened before. The phone's Back closes it. A slow network is
 * said in it: the screen's own word stands behind it.
 */
export function LazySheet(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  const { isOpen, isHeld = false, onClose } = props;
  const isAhead = useIsCalm();
  const { Opened: Sheet } = useOpenedCode(load, { isOpen, isAhead, isHeld, onClose });
  useLayer(isOpen, isHeld ? null : onClose);
  return (
    Sheet && (
      <Sheet {...props}>
        <div role="status" className="empty:sr-only">
          <SlowNotice />
        </div>
        {props.children}
      </Sheet>
    )
  );
}
