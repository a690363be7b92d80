/** What a link makes of the sandbox, and where it leads. */
import { SelectField } from '#components/select-field.tsx';
import { linkScreens, readForward, readSeed, shortText, writeForward, type LinkChoice } from '#domain/scenario-link.ts';
import { parseScenario, payerHabits, scenarios, withdrawalEnds, type Scenario } from '#domain/scenario.ts';
import { ownName } from '#i18n/language-names.ts';
import { locales } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { depositWords, withdrawalWords } from './scenario-words.tsx';
import { TypedField } from './typed-field.tsx';

interface ComposeWorldProps {
  choice: LinkChoice;
  onChange: (next: Partial<LinkChoice>) => void;
  onSetUp: (next: Partial<Scenario>) => void;
}

/** By marks: an option can hold no element. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

export function ComposeWorld({ choice, onChange, onSetUp }: ComposeWorldProps) {
  const { t } = useLingui();
  const { scenario, screen, language } = choice;
  const named = scenarios.find(({ name }) => name === shortText(scenario));
  const usual = t({ message: 'As usual', comment: 'Choice: the sandbox does nothing special' });
  return (
    <div className="space-y-4">
      <SelectField
        name="preset"
        label={<Trans comment="Field: a scenario that is there by name">Start from</Trans>}
        value={named?.name ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const next = parseScenario(value);
          if (next) onChange({ scenario: next });
        }}
      >
        <option value="">{t({ message: 'Your choices', comment: 'Choice: no ready-made scenario' })}</option>
        {scenarios.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
        <TypedField
          name="seed"
          label={<Trans comment="Field: what the sandbox's data are made from">Seed</Trans>}
          hint={<Trans>Empty: the current world stays</Trans>}
          error={<Trans>Letters, digits, _ and - only</Trans>}
          value={scenario.seed ?? ''}
          read={readSeed}
          onRead={(seed) => onSetUp({ seed })}
        />
        <TypedField
          name="forward"
          label={<Trans comment="Label: the sandbox's clock">Clock</Trans>}
          hint={<Trans>Time after the start, like 4d7h30m</Trans>}
          error={<Trans>Write it like 4d7h30m</Trans>}
          value={writeForward(scenario.forward)}
          read={(typed) => readForward(typed) ?? undefined}
          onRead={(forward) => onSetUp({ forward })}
        />
        <SelectField
          name="deposit"
          label={<Trans comment="Label: what the sandbox does to it">Next recharge</Trans>}
          value={scenario.deposit ?? 'full'}
          onChange={({ currentTarget: { value } }) =>
            onSetUp({ deposit: payerHabits.find((one) => one === value && one !== 'full') ?? null })
          }
        >
          {payerHabits.map((habit) => (
            <option key={habit} value={habit}>
              {depositWords[habit]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="withdrawal"
          label={<Trans comment="Label: what the sandbox does to it">Next withdrawal</Trans>}
          value={scenario.withdrawal ?? 'arrives'}
          onChange={({ currentTarget: { value } }) =>
            onSetUp({ withdrawal: withdrawalEnds.find((one) => one === value && one !== 'arrives') ?? null })
          }
        >
          {withdrawalEnds.map((end) => (
            <option key={end} value={end}>
              {withdrawalWords[end]}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="earnings"
          label={<Trans comment="The account that pays for using machines">Renters</Trans>}
          value={scenario.earnings ?? ''}
          onChange={({ currentTarget: { value } }) => onSetUp({ earnings: value === 'none' ? value : null })}
        >
          <option value="">{usual}</option>
          <option value="none">
            {t({ message: 'stop paying', comment: 'Follows “Renters”: they pay nothing more' })}
          </option>
        </SelectField>
        <SelectField
          name="promotion"
          label={<Trans comment="The account that pays bonuses, filled by fees">Promotion budget</Trans>}
          value={scenario.promotion ?? ''}
          onChange={({ currentTarget: { value } }) => onSetUp({ promotion: value === 'empty' ? value : null })}
        >
          <option value="">{usual}</option>
          <option value="empty">{t`paid out, empty`}</option>
        </SelectField>
        <SelectField
          name="screen"
          label={<Trans comment="Field: the screen that a link opens">Opens</Trans>}
          value={screen}
          onChange={({ currentTarget: { value } }) => onChange({ screen: value })}
        >
          {linkScreens.map((one) => (
            <option key={one} value={one}>
              {leftToRight(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="language"
          label={<Trans comment="Field, link or screen: the app's language">Language</Trans>}
          value={language}
          onChange={({ currentTarget: { value } }) => onChange({ language: value })}
        >
          <option value="">{t`Same as device`}</option>
          {locales.map((locale) => (
            <option key={locale.tag} value={locale.tag}>
              {ownName(locale)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
