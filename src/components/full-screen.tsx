import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

interface FullScreenProps {
  /** What is shown, for who can't see it. */
  label: ReactNode;
  onClose: () => void;
  /** Anywhere on it. */
  onPress?: () => void;
  /** Nothing moves any more. */
  isStill?: boolean;
  children: ReactNode;
}

/** A moment that takes the whole screen, on the harbour. Load it lazily: Base UI comes with it. */
export const FullScreen = ({ label, onClose, onPress, isStill = false, children }: FullScreenProps) => (
  <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Base.Portal>
      <Base.Popup
        data-still={isStill || undefined}
        onClick={onPress}
        className="hero-surface on-hero fixed inset-0 z-40 flex flex-col overflow-y-auto pt-(--safe-start) transition-opacity duration-(--motion-calm) data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Base.Title className="px-5 pt-6 text-center text-xl font-bold">{label}</Base.Title>
        {children}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
