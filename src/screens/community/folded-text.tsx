import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** Characters and lines that are shown of a long text. */
const shown = { characters: 280, lines: 6 } as const;

const isLong = (text: string): boolean => text.length > shown.characters || text.split('\n').length > shown.lines;

/** What a member wrote: as text, in its own language and direction; a long one can be unfolded. */
export function FoldedText({ text, language }: { text: string; language: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const canFold = isLong(text);
  return (
    <div className="mt-3">
      <p
        lang={language}
        dir="auto"
        className={`overflow-hidden whitespace-pre-line wrap-anywhere ${canFold && !isOpen ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {canFold && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="-ms-2 inline-flex min-h-11 items-center rounded-lg px-2 text-sm font-semibold text-link hover:bg-sunken"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans context="folds a long text">Less</Trans> : <Trans context="unfolds a long text">More</Trans>}
        </button>
      )}
    </div>
  );
}
