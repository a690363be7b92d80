import { useEffect, useRef } from 'react';

/** Tells when a value is another one than at the render before. */
export function useTurn(value: unknown, onTurn: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) onTurn();
    before.current = value;
  });
}
