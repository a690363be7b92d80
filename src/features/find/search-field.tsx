import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SearchFieldProps {
  text: string;
  hint?: ReactNode;
  onType: (text: string) => void;
}

/** As long as the server takes one. */
const longest = 80;

/** A text to look for. */
export const SearchField = ({ text, hint, onType }: SearchFieldProps) => (
  <Field
    name="find"
    type="search"
    label={<Trans comment="Field or button: finds by a text">Search</Trans>}
    hint={hint}
    dir="auto"
    autoComplete="off"
    spellCheck={false}
    maxLength={longest}
    value={text}
    onChange={({ currentTarget: { value } }) => onType(value)}
  />
);

export const SearchButton = (props: { isWide?: boolean; disabled: boolean }) => (
  <Button type="submit" name="search" variant="secondary" {...props}>
    <Trans comment="Field or button: finds by a text">Search</Trans>
  </Button>
);
