import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { backdropLook } from './overlay-style.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
}

/** A modal window that may be closed by Escape, by a tap beside it, or by its cross. Load it lazily: Base UI comes with it. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const { t } = useLingui();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Popup className="fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[85dvh] max-w-dialog -translate-y-1/2 overflow-y-auto rounded-xl bg-raised p-5 shadow-overlay transition duration-(--motion-calm) data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
          <div className="mb-2 flex items-start justify-between gap-3">
            <Base.Title className="pt-2 text-lg font-bold">{title}</Base.Title>
            <Base.Close render={<IconButton label={t`Close`} />}>
              <svg aria-hidden viewBox="0 0 20 20" className="size-5 stroke-current stroke-2" strokeLinecap="round">
                <path d="M5 5l10 10M15 5 5 15" />
              </svg>
            </Base.Close>
          </div>
          <div className="text-sm">{children}</div>
          {actions !== undefined && <div className="mt-5 flex flex-col gap-2">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
