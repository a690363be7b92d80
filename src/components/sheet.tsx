import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { backdropLook } from './overlay-style.ts';

interface SheetProps {
  isOpen: boolean;
  /** It can't be closed without an answer. */
  isHeld?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What takes the focus when it closes; true, and by default: what had it before. */
  finalFocus?: () => HTMLElement | true | null;
  /** Scrolls between the title and the actions, and with them where they would take too much of the screen. */
  children: ReactNode;
  /** In reach at the bottom. */
  actions?: ReactNode;
}

/** A modal sheet from the bottom for something long, such as the agreement. Load it lazily: Base UI comes with it. */
export function Sheet({
  isOpen,
  isHeld = false,
  onClose,
  title,
  finalFocus = () => true,
  children,
  actions,
}: SheetProps) {
  const { t } = useLingui();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && !isHeld && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup
          data-sheet
          finalFocus={finalFocus}
          className="fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[88dvh] max-w-column flex-col rounded-t-xl bg-raised shadow-overlay transition duration-(--motion-calm) data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <div
            data-stays="title"
            className="flex items-center justify-between gap-3 border-b border-line min-h-15 py-2 ps-5 pe-2.5"
          >
            <Base.Title className="text-lg font-bold">{title}</Base.Title>
            {!isHeld && (
              <Base.Close render={<IconButton label={t({ message: 'Close', comment: 'Button: closes this sheet' })} />}>
                <svg aria-hidden viewBox="0 0 20 20" className="size-5 stroke-current stroke-2" strokeLinecap="round">
                  <path d="M5 5l10 10M15 5 5 15" />
                </svg>
              </Base.Close>
            )}
          </div>
          <div
            tabIndex={0}
            role="region"
            aria-label={t({ message: 'Text', comment: 'Name of a part of a sheet that scrolls' })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 text-sm"
          >
            {children}
          </div>
          {actions !== undefined && (
            <div
              data-stays="actions"
              className="flex flex-col gap-2 border-t border-line px-5 pt-3.5 pb-[calc(0.875rem+var(--safe-end))] empty:hidden"
            >
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
