import { SelectField } from '#components/select-field.tsx';
import { useChoice } from '#kit/device-choices.ts';
import type { DeviceChoices } from '#kit/device-choices-start.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Words<Name extends keyof DeviceChoices> = Readonly<Record<DeviceChoices[Name], MessageDescriptor>>;

const themes: Words<'theme'> = {
  system: msg`Same as device`,
  light: msg({ message: 'Light', comment: 'Colour theme' }),
  dark: msg({ message: 'Dark', comment: 'Colour theme' }),
};

const units: Words<'unit'> = {
  USDT: msg({ message: 'USDT', comment: 'Choice: prices in this currency alone' }),
  INR: msg`Rupees, then USDT`,
};

/** What somebody prefers on this device; changed at once. */
export function ChoiceFields() {
  return (
    <div className="space-y-4">
      <ChoiceField name="theme" label={<Trans comment="Field: light or dark colours">Theme</Trans>} words={themes} />
      <ChoiceField
        name="unit"
        label={<Trans comment="Field: currency in which prices are shown">Sales unit</Trans>}
        words={units}
        hint={<Trans>You always pay in USDT.</Trans>}
      />
    </div>
  );
}

interface ChoiceFieldProps<Name extends keyof DeviceChoices> {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  words: Words<Name>;
}

function ChoiceField<Name extends keyof DeviceChoices>({ name, label, hint, words }: ChoiceFieldProps<Name>) {
  const { _ } = useLingui();
  const [choice, choose] = useChoice(name);
  const options = Object.entries<MessageDescriptor>(words);
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      value={choice}
      onChange={({ currentTarget: { value } }) => choose(value as DeviceChoices[Name])}
    >
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {_(word)}
        </option>
      ))}
    </SelectField>
  );
}
