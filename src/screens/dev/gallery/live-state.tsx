import { Button } from '#components/button.tsx';
import { SelectField } from '#components/select-field.tsx';
import { locales } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { addressOf, type Specimen } from './specimens.ts';
import { nameOf, type View } from './walk.ts';

const widths = [320, 360, 390, 768, 1280] as const;

interface LiveStateProps {
  of: Specimen;
  view: View;
  isDesk: boolean;
  onChange: (change: Partial<View>) => void;
  onStep: (by: 1 | -1) => void;
}

/** The chosen one, alive in a frame of the chosen width, with what it is shown in. */
export function LiveState({ of, view: { lang, theme, width }, isDesk, onChange, onStep }: LiveStateProps) {
  const { t } = useLingui();
  const shown = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = nameOf(of);
  const alone = `./?lang=${lang}#${addressOf(of, theme === '' ? undefined : theme)}`;
  const [first] = useState(alone);
  const current = useRef(first);
  // In the place of the one before: Back leads out of the gallery, not through all that was looked at.
  useEffect(() => {
    if (current.current === alone) return;
    current.current = alone;
    frame.current?.contentWindow?.location.replace(new URL(alone, location.href));
  }, [alone]);
  // On a phone it stands above the list that it was chosen from.
  useEffect(() => {
    if (!isDesk) shown.current?.scrollIntoView();
  }, [name, isDesk]);
  return (
    <section
      ref={shown}
      aria-label={name}
      className="scroll-mt-16 space-y-3 desk:flex desk:min-w-0 desk:flex-1 desk:flex-col"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-full desk:basis-40">
          <bdi dir="ltr" className="font-mono text-sm font-bold wrap-anywhere">
            {name}
          </bdi>
        </p>
        <a href={alone} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center underline">
          <Trans comment="Button: opens this state in a page of its own">Open alone</Trans>
        </a>
        <Button variant="secondary" onClick={() => onStep(-1)}>
          <Trans comment="Button: the state before, in the gallery">Previous</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onStep(1)}>
          <Trans comment="Button: the next state of the gallery">Next</Trans>
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 desk:grid-cols-3">
        <SelectField
          name="lang"
          label={<Trans comment="Field, link or screen: the app's language">Language</Trans>}
          value={lang}
          onChange={(event) => onChange({ lang: event.currentTarget.value })}
        >
          {locales.map(({ tag }) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="theme"
          label={<Trans comment="Field: light or dark colours">Theme</Trans>}
          value={theme}
          onChange={(event) => onChange({ theme: event.currentTarget.value })}
        >
          <option value="">{t`Same as device`}</option>
          <option value="light">{t({ message: 'Light', comment: 'Colour theme' })}</option>
          <option value="dark">{t({ message: 'Dark', comment: 'Colour theme' })}</option>
        </SelectField>
        <SelectField
          name="width"
          label={<Trans>Width in pixels</Trans>}
          value={width}
          onChange={(event) => onChange({ width: event.currentTarget.value })}
        >
          {widths.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <div
        role="region"
        aria-label={t({ message: 'The specimen', comment: 'Name of the frame with the live screen' })}
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line desk:min-h-0 desk:flex-1"
      >
        <iframe
          ref={frame}
          title={name}
          src={first}
          style={{ width: `${width}px` }}
          className="mx-auto block h-[80dvh] max-w-none desk:h-full"
        />
      </div>
    </section>
  );
}
