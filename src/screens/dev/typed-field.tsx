/** A field whose text means a value, or nothing: what can't be read stays as it is typed, and changes nothing. */
import { Field } from '#components/field.tsx';
import { useState, type ReactNode } from 'react';

interface TypedFieldProps<Value> {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  /** The value as a text. */
  value: string;
  /** Undefined for what means nothing. */
  read: (typed: string) => Value | undefined;
  onRead: (value: Value) => void;
}

export function TypedField<Value>({ name, label, hint, error, value, read, onRead }: TypedFieldProps<Value>) {
  /** While it is being typed; null: what the value is. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === undefined;
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={isWrong ? error : null}
      value={typed ?? value}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = read(currentTarget.value);
        if (next !== undefined) onRead(next);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
