import { Field } from '#components/field.tsx';
import { labelLength as length } from '#domain/payee.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

interface LabelFieldProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  isWrong: boolean;
}

/** What the member calls an address or an account. */
export const LabelField = ({ value, onChange, isWrong }: LabelFieldProps) => (
  <Field
    name="payeeLabel"
    label={<Trans comment="Field: what the member calls a saved address or bank account">Label</Trans>}
    dir="auto"
    autoComplete="off"
    value={value}
    onChange={onChange}
    error={isWrong && <Plural value={length} one="Use at most # character" other="Use at most # characters" />}
    hint={<Trans>Optional, and only for you</Trans>}
  />
);

/** Above what it stands for; nothing where there is none. */
export const Label = ({ text }: { text: string }) =>
  text === '' ? null : (
    <span className="block font-semibold wrap-anywhere">
      <bdi>{text}</bdi>
    </span>
  );
