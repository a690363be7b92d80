import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { Surface } from '#components/surface.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { entryHere } from '#kit/history-entry.ts';
import { useServices } from '#kit/services.tsx';
import { chooseLanguage } from '#i18n/choose-language.ts';
import { ownName } from '#i18n/language-names.ts';
import { localeAmong, locales, type Locale } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findLanguages, isSearched, sortLanguages } from './language-list.ts';

/** Languages in their own names; only complete ones are in the list. */
export default function Language() {
  const { t, i18n } = useLingui();
  const { device } = useServices();
  const [typed, setTyped] = useState('');
  const [absent, setAbsent] = useState<Locale | null>(null);
  const own = localeAmong(navigator.languages);
  const found = findLanguages(sortLanguages(locales, i18n.locale), typed, i18n.locale);
  const choose = async (locale: Locale) => {
    setAbsent(null);
    if (!(await chooseLanguage((tag) => device.write('language.v1', tag), locale))) setAbsent(locale);
  };
  return (
    <PlainScreen title={t({ message: 'Language', comment: "Field, link or screen: the app's language" })}>
      {absent && <Absent locale={absent} />}
      {isSearched(locales) && (
        <Field
          name="search"
          type="search"
          label={<Trans comment="Field: finds a language by its name">Search</Trans>}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      <Surface>
        <fieldset className="-m-4">
          <legend className="sr-only">{t`Language`}</legend>
          {found.map((locale) => (
            <label
              key={locale.tag}
              className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line px-4 py-3 last:border-b-0 has-checked:bg-harbour-soft"
            >
              <input
                type="radio"
                name="language"
                value={locale.tag}
                checked={i18n.locale === locale.tag}
                onChange={() => void choose(locale)}
                className="size-5 accent-harbour"
              />
              <bdi lang={locale.tag} className="font-medium">
                {ownName(locale)}
              </bdi>
              {locale === own && (
                <span className="ms-auto text-sm text-subtle">
                  <Trans>Your device's language</Trans>
                </span>
              )}
            </label>
          ))}
          {found.length === 0 && (
            <p className="p-4 text-subtle">
              <Trans>No language found</Trans>
            </p>
          )}
        </fieldset>
      </Surface>
      {i18n.locale !== 'en' && <Unread tag={i18n.locale} />}
    </PlainScreen>
  );
}

/** Nobody who speaks it has read it: whoever does can say what is wrong, and with which screen they came. */
function Unread({ tag }: { tag: string }) {
  const { from } = entryHere();
  const [screen] = (from || '/index/language').split('?');
  return (
    <Notice>
      <Trans>
        No native speaker has read this translation yet.{' '}
        <a
          href={`#/user/feedback?about=${encodeURIComponent(`${tag} ${screen}`)}`}
          className="font-medium underline underline-offset-4"
        >
          Tell us what's wrong
        </a>
        .
      </Trans>
    </Notice>
  );
}

function Absent({ locale }: { locale: Locale }) {
  const name = ownName(locale);
  return (
    <Notice tone="warning" isLive>
      <Trans>
        <bdi lang={locale.tag}>{name}</bdi> isn't on this device yet. Connect to the internet, then choose it again.
      </Trans>
    </Notice>
  );
}
