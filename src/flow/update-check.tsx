import { lazy, Suspense, useCallback, useState } from 'react';

const Update = lazy(async () => {
  const { Update: component } = await import('./update.tsx');
  return { default: component };
});

/** Looks for a newer release without being asked, and says something only when there is one. */
export function UpdateCheck() {
  const [isOver, setOver] = useState(false);
  const close = useCallback(() => setOver(true), []);
  if (isOver) return null;
  return (
    <Suspense fallback={null}>
      <Update isAsked={false} onClose={close} />
    </Suspense>
  );
}
