import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

export interface ToastMessage {
  /** A new id is a new message, also with the same words. */
  id: string | number;
  text: ReactNode;
}

interface ToastProps {
  toast: ToastMessage | null;
  /** The member ended it with a tap or Escape; its three seconds are counted by the `toast` machine. */
  onEnd: () => void;
}

/**
 * One message over everything; a click behind it only closes it (product 14.1).
 * Keep it mounted: screen readers hear only what appears in a live region that was already there.
 */
export function Toast({ toast, onEnd }: ToastProps) {
  const { t } = useLingui();
  const end = useEffectEvent(onEnd);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);
  return (
    <>
      {toast && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`Close the message`}
          className="fixed inset-0 z-40"
          onClick={onEnd}
        />
      )}
      {/* A modal dialog hides all from screen readers but what says by itself that it is live. */}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+var(--safe-end))] z-50 flex justify-center"
      >
        {toast && (
          <p
            key={toast.id}
            data-toast
            className="max-w-dialog rounded-lg bg-ink px-4 py-3 text-center text-sm font-medium text-canvas shadow-overlay transition duration-(--motion-calm) starting:translate-y-3 starting:opacity-0"
          >
            {toast.text}
          </p>
        )}
      </div>
    </>
  );
}
