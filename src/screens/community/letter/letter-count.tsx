import { letterRules, type LetterKind } from '#domain/letter.ts';
import { tidyText } from '#domain/member-text.ts';
import { countWords } from '#domain/words.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** How much was written, and how much is needed or fits. */
export function LetterCount({ kind, text }: { kind: LetterKind; text: string }) {
  const { i18n } = useLingui();
  const { words: needed, length } = letterRules[kind];
  const tidy = tidyText(text);
  const characters = Array.from(tidy).length;
  // Near its end only: until then it is no matter.
  if (characters > length * 0.8) {
    return (
      <p data-count className={`mt-1 text-sm tabular-nums ${characters > length ? 'text-negative' : 'text-subtle'}`}>
        <Trans comment="How many are typed, and how many may be">
          Characters: {characters} of {length}
        </Trans>
      </p>
    );
  }
  if (needed === 0) return null;
  const words = countWords(tidy, i18n.locale === 'pseudo' ? 'en' : i18n.locale);
  return (
    <p data-count className={`mt-1 text-sm tabular-nums ${words > needed ? 'text-positive' : 'text-subtle'}`}>
      {words > needed ? (
        <Trans comment="How many words are typed">Words: {words}</Trans>
      ) : (
        <Trans>
          Words: {words}. <Plural value={needed} one="More than # word needed" other="More than # words needed" />
        </Trans>
      )}
    </p>
  );
}
