import { Surface } from '#components/surface.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { useServices } from '#kit/services.tsx';
import { activate } from '#i18n/catalogs.ts';
import { tellLanguage } from '#i18n/language-channel.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { useLingui } from '@lingui/react/macro';

/** Languages in their own names; only complete ones are in the list. */
export default function Language() {
  const { t, i18n } = useLingui();
  const { device } = useServices();
  const choose = async (locale: Locale) => {
    await activate(locale);
    // Where the device keeps nothing, the choice holds until the page is closed.
    await device.write('language.v1', locale.tag).catch(() => undefined);
    tellLanguage(locale.tag);
  };
  return (
    <PlainScreen title={t({ message: 'Language', comment: "Field, link or screen: the app's language" })}>
      <Surface>
        <fieldset className="-m-4">
          <legend className="sr-only">{t`Language`}</legend>
          {locales.map((locale) => (
            <label
              key={locale.tag}
              lang={locale.tag}
              dir={locale.direction}
              className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-3 last:border-b-0 has-checked:bg-harbour-soft"
            >
              <input
                type="radio"
                name="language"
                value={locale.tag}
                checked={i18n.locale === locale.tag}
                onChange={() => void choose(locale)}
                className="size-5 accent-harbour"
              />
              <span className="font-medium">{locale.name}</span>
            </label>
          ))}
        </fieldset>
      </Surface>
    </PlainScreen>
  );
}
