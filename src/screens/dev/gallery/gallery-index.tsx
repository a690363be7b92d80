import { Button } from '#components/button.tsx';
import { SelectField } from '#components/select-field.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { localeOf, locales } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Reason } from '#machines/flow.ts';
import { addressOf, specimens, unseen, type Specimen } from './specimens.ts';

const widths = [320, 360, 390, 768, 1280] as const;

const reasons: Record<Reason, ReactNode> = {
  passing: <Trans>left at once</Trans>,
  everywhere: <Trans>shown by every other specimen</Trans>,
  elsewhere: <Trans>another machine's screen</Trans>,
};

const flows = [...new Set([...specimens, ...unseen].map(({ flow }) => flow))];

const nameOf = ({ flow, state }: Specimen): string => `${flow}.${state}`;

/** All of them by name, and the chosen one in a frame of the chosen width. */
export function GalleryIndex() {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Specimen | null>(null);
  const [lang, setLang] = useState(() => localeOf(i18n.locale).tag);
  const [theme, setTheme] = useState('');
  const [width, setWidth] = useState('360');
  const shown = useRef<HTMLElement>(null);
  // It stands above the list that it was chosen from.
  useEffect(() => {
    shown.current?.scrollIntoView();
  }, [chosen]);
  const step = (by: 1 | -1) => {
    const at = specimens.findIndex((one) => chosen !== null && nameOf(one) === nameOf(chosen));
    setChosen(specimens.at((Math.max(at, by === 1 ? -1 : 0) + by) % specimens.length) ?? null);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('select');
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'n') step(1);
    if (event.key === 'p') step(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const alone = (one: Specimen) => `./?lang=${lang}#${addressOf(one, theme === '' ? undefined : theme)}`;
  return (
    <PlainScreen title={t`Gallery`}>
      <p className="text-sm text-subtle">
        <Trans>
          Every state of every flow, with its own figures. Nothing asks the server. Keys N and P: next and previous.
        </Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="lang"
          label={<Trans>Language</Trans>}
          value={lang}
          onChange={(event) => setLang(event.currentTarget.value)}
        >
          {locales.map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="theme"
          label={<Trans>Theme</Trans>}
          value={theme}
          onChange={(event) => setTheme(event.currentTarget.value)}
        >
          <option value="">{t`Same as device`}</option>
          <option value="light">{t`Light`}</option>
          <option value="dark">{t`Dark`}</option>
        </SelectField>
        <SelectField
          name="width"
          label={<Trans>Width in pixels</Trans>}
          value={width}
          onChange={(event) => setWidth(event.currentTarget.value)}
        >
          {widths.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {chosen && (
        <section ref={shown} aria-label={nameOf(chosen)} className="space-y-3">
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => step(-1)}>
              <Trans>Previous</Trans>
            </Button>
            <Button variant="secondary" onClick={() => step(1)}>
              <Trans>Next</Trans>
            </Button>
            <a href={alone(chosen)} target="_blank" className="inline-flex min-h-11 items-center underline">
              <Trans>Open alone</Trans>
            </a>
          </div>
          <p>
            <bdi dir="ltr" className="font-mono text-sm wrap-anywhere">
              {nameOf(chosen)}
            </bdi>
          </p>
          <div
            role="region"
            aria-label={t`The specimen`}
            tabIndex={0}
            className="overflow-x-auto rounded-lg border border-line"
          >
            <iframe
              title={nameOf(chosen)}
              src={alone(chosen)}
              style={{ width: `${width}px` }}
              className="block h-[80dvh] max-w-none"
            />
          </div>
        </section>
      )}
      {flows.map((flow) => (
        <section key={flow} className="space-y-2">
          <h2>
            <bdi dir="ltr" className="font-mono text-sm font-bold">
              {flow}
            </bdi>
          </h2>
          <ul role="list" className="flex flex-wrap gap-2">
            {specimens
              .filter((one) => one.flow === flow)
              .map((one) => (
                <li key={one.state}>
                  <Button
                    variant="secondary"
                    aria-pressed={chosen !== null && nameOf(chosen) === nameOf(one)}
                    onClick={() => setChosen(one)}
                  >
                    <bdi dir="ltr" className="font-mono text-sm wrap-anywhere">
                      {one.state}
                    </bdi>
                  </Button>
                </li>
              ))}
          </ul>
          {unseen
            .filter((one) => one.flow === flow)
            .map(({ state, reason }) => (
              <p key={state} className="text-sm text-subtle">
                <bdi dir="ltr" className="font-mono">
                  {state}
                </bdi>
                {': '}
                {reasons[reason]}
              </p>
            ))}
        </section>
      ))}
    </PlainScreen>
  );
}
