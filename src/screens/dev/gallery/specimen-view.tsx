import { AddressContext } from '#kit/address.ts';
import { useRuntime, RuntimeProvider } from '#kit/services.tsx';
import { useEffect, useState } from 'react';
import { frozenAppOf } from './frozen-app.ts';
import type { Specimen } from './specimens.ts';

/** Links lead nowhere, so that a look at a specimen ends when one wants it to. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** One state as members see it: their screen, its words and its tab bar, and nothing else but the page's title. */
export function SpecimenView({ flow, state, theme }: Specimen & { theme: string }) {
  const outside = useRuntime();
  const [frozen] = useState(() => frozenAppOf({ flow, state }, outside));
  useEffect(() => {
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (theme !== '') dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);
  if (!frozen) return null;
  return (
    <div className="contents" data-specimen={`${flow}.${state}`}>
      <RuntimeProvider runtime={frozen.runtime}>
        <AddressContext value={frozen.address}>
          <frozen.runtime.Shell />
        </AddressContext>
      </RuntimeProvider>
    </div>
  );
}
