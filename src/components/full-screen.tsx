import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';

interface FullScreenProps {
  /** What is shown, for who can't see it; a heading on the harbour. */
  label: ReactNode;
  onClose: () => void;
  /** What takes the focus when it closes; without it, what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Anywhere on it. */
  onPress?: () => void;
  /** Nothing moves any more. */
  isStill?: boolean;
  children: ReactNode;
}

/** A moment that takes the whole screen, on the harbour. Load it lazily: Base UI comes with it. */
export function FullScreen({ label, onClose, finalFocus, onPress, isStill = false, children }: FullScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Popup
          // The first button may be far below: the moment would begin at its end.
          initialFocus={heading}
          finalFocus={finalFocus}
          data-still={isStill || undefined}
          onClick={onPress}
          className="hero-surface fixed inset-0 z-40 flex flex-col overflow-y-auto pt-(--safe-start) transition-opacity duration-(--motion-calm) data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title
            ref={heading}
            tabIndex={-1}
            className="on-hero outline-none px-5 pt-6 text-center text-xl font-bold"
          >
            {label}
          </Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
