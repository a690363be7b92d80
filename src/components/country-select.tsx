import { SelectField } from './select-field.tsx';
import type { Country } from '#domain/member.ts';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMemo, type ChangeEvent } from 'react';

interface CountrySelectProps {
  /** Empty until they have arrived. */
  countries: readonly Country[];
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** With a left-to-right mark: in Arabic the plus would go behind the number. */
const plus = '\u200e+';

/** Countries in the member's language and alphabet, each with its calling code. */
export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const { i18n } = useLingui();
  const options = useMemo(() => {
    const language = i18n.locale === 'pseudo' ? 'en' : i18n.locale;
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const order = new Intl.Collator(language);
    return countries
      .map(({ code, dial }) => ({ code, dial, name: names.of(code) ?? code }))
      .toSorted((a, b) => order.compare(a.name, b.name));
  }, [countries, i18n.locale]);
  return (
    <SelectField name="country" label={<Trans>Country</Trans>} autoComplete="country" value={value} onChange={onChange}>
      {options.length === 0 && <option value={value}>…</option>}
      {options.map(({ code, dial, name }) => (
        <option key={code} value={code}>
          {name} {plus}
          {dial}
        </option>
      ))}
    </SelectField>
  );
}
