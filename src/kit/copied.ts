import type { CopyOutcome } from '#components/copy-button.tsx';
import { toastDuration } from '#domain/entry-limits.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useToastActor } from './services.tsx';

/**
 * @param source where the text is shown: selected when the clipboard refuses, so that the member can copy by hand
 * @returns whether the clipboard took it
 */
export async function copyText(text: string, source: Node | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, or no clipboard at all outside https.
    if (source) getSelection()?.selectAllChildren(source);
    return false;
  }
}

/** Copying one text: a ref for where it is shown, what became of the last attempt, and the attempt, told in a toast. */
export function useCopied<Shown extends HTMLElement>(text: string) {
  const { t } = useLingui();
  const toast = useToastActor();
  const source = useRef<Shown>(null);
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), toastDuration);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const isCopied = await copyText(text, source.current);
    setOutcome(isCopied ? 'copied' : 'refused');
    toast.send({ type: 'toast.show', text: isCopied ? t`Copied` : t`Couldn't copy` });
  };
  return { source, outcome, copy: () => void copy() };
}
