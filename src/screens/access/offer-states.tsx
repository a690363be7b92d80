import { FailureState } from '#components/failure-state.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import type { Failure } from '#domain/failure.ts';
import type { ReactNode } from 'react';

/** Of the size of the form. */
export const OfferLoading = () => (
  <Skeleton>
    <SkeletonBlock height="2.5rem" />
    <SkeletonBlock height="18.5rem" />
    <SkeletonBlock height="12.5rem" />
  </Skeleton>
);

interface OfferFailedProps {
  failure: Failure | null;
  /** What it means for who wanted to fill in the form. */
  children: ReactNode;
  onRetry: () => void;
}

export function OfferFailed({ failure, children, onRetry }: OfferFailedProps) {
  const failureText = useFailureText();
  return <FailureState title={failure && failureText(failure)} money={children} onRetry={onRetry} />;
}
