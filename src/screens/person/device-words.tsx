import { countryNames } from '#i18n/country-names.ts';
import type { SignedIn } from '#domain/signed-in.ts';
import { useLingui } from '@lingui/react/macro';

/** What a session's device is called. */
export function useDeviceName(): (session: SignedIn) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser === null || system === null)
      return browser ?? system ?? t({ message: 'Unknown device', comment: 'In place of the name of a device' });
    return t({ message: `${browser} on ${system}`, comment: 'A device: "Chrome on Android"' });
  };
}

/** Where a device is, as far as it's known. */
export function Place({ of: { country } }: { of: SignedIn }) {
  const { t, i18n } = useLingui();
  if (country === null) return t({ message: 'Place unknown', comment: 'Where a device is' });
  return countryNames(i18n.locale)(country);
}
