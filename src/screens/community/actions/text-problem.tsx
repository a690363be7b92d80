import { textProblem, tidyText } from '#domain/member-text.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** While one types: that nothing is there yet is no mistake. */
export function problemIn(text: string, length: number): ReactNode {
  switch (textProblem(tidyText(text), length)) {
    case 'long':
      return <Plural value={length} one="Use at most # character" other="Use at most # characters" />;
    case 'characters':
      return <Trans>The text has invisible characters. Type it again</Trans>;
    case 'empty':
    case null:
      return null;
  }
}
