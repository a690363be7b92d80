/** What the macros of Lingui render (`lingui.config.ts`). */
import { Trans as Base, type TransProps } from '@lingui/react';

/**
 * Lingui looks for its elements and for escapes (`\u003c`) in the finished sentence: a value that could be read as one has
 * to stand apart.
 */
const apart = (value: unknown): unknown => (typeof value === 'string' && /[<\\]/.test(value) ? [value] : value);

export const Trans = ({ values = {}, ...props }: TransProps) => (
  <Base {...props} values={Object.fromEntries(Object.entries(values).map(([name, value]) => [name, apart(value)]))} />
);
