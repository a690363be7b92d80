/** What the macros of Lingui render (`lingui.config.ts`). */
import { Trans as Base, type TransProps } from '@lingui/react';

/** Lingui looks for its elements in the finished sentence: a value with `<` in it has to stand apart, or is read as one. */
const apart = (value: unknown): unknown => (typeof value === 'string' && value.includes('<') ? [value] : value);

export const Trans = ({ values = {}, ...props }: TransProps) => (
  <Base {...props} values={Object.fromEntries(Object.entries(values).map(([name, value]) => [name, apart(value)]))} />
);
