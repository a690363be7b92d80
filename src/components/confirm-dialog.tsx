import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { backdropLook } from './overlay-style.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** What will happen. */
  children: ReactNode;
  /** Names the act, not "OK". */
  confirm: ReactNode;
  /** Without it there is no way but on: for a compulsory update. */
  cancel?: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that has to be answered: a tap beside it does nothing. Load it lazily: Base UI comes with it. */
export function ConfirmDialog({ isOpen, title, children, confirm, cancel, isDanger = false, isBusy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  // Enter must not be the dangerous answer.
  const safe = useRef<HTMLButtonElement>(null);
  const canCancel = cancel !== undefined && !isBusy;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && canCancel && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropLook} />
        <AlertDialog.Popup
          initialFocus={isDanger ? safe : true}
          className="fixed inset-x-4 top-1/2 z-40 mx-auto max-h-[85dvh] max-w-dialog -translate-y-1/2 overflow-y-auto rounded-xl bg-raised p-5 shadow-overlay transition duration-(--motion-calm) data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
          <AlertDialog.Title className="text-lg font-bold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-sm text-subtle">
            {children}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col gap-2">
            <Button variant={isDanger ? 'danger' : 'primary'} isWide isBusy={isBusy} onClick={onConfirm}>
              {confirm}
            </Button>
            {cancel !== undefined && (
              <Button ref={safe} variant="quiet" isWide disabled={isBusy} onClick={onCancel}>
                {cancel}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
