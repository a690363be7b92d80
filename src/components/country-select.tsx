import { SelectField } from './select-field.tsx';
import type { Country } from '#domain/member.ts';
import { Trans } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

interface CountrySelectProps {
  /** Empty until they have arrived. */
  countries: readonly Country[];
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** With a left-to-right mark: in Arabic the plus would go behind the number. */
const plus = '\u200e+';

/** Countries as the server names and orders them, each with its calling code. */
export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  return (
    <SelectField
      name="country"
      label={<Trans comment="Field: the phone number's country">Country</Trans>}
      autoComplete="country"
      value={value}
      onChange={onChange}
    >
      {countries.length === 0 && <option value={value}>…</option>}
      {countries.map(({ code, dial, name }) => (
        <option key={code} value={code}>
          {name} {plus}
          {dial}
        </option>
      ))}
    </SelectField>
  );
}
