import { Card } from '#components/card.tsx';
import { linkOf, linkScreens, shortText, type LinkChoice } from '#domain/scenario-link.ts';
import { calm, parseScenario } from '#domain/scenario.ts';
import { localeAmong } from '#i18n/locales.ts';
import { useAddress } from '#kit/address.ts';
import { queryHere } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ComposeFaults } from './compose-faults.tsx';
import { ComposeWorld } from './compose-world.tsx';
import { ComposedLink, LinkActions } from './composed-link.tsx';

/** What the address says; what it can't mean is as if it weren't there. */
function choiceIn(query: URLSearchParams): LinkChoice {
  return {
    scenario: parseScenario(query.get('set') ?? '') ?? calm,
    screen: linkScreens.find((one) => one === query.get('to')) ?? '/index',
    language: localeAmong([query.get('in')])?.tag ?? '',
  };
}

const addressOf = (path: string, { scenario, screen, language }: LinkChoice): string =>
  `${path}?${new URLSearchParams({ set: shortText(scenario), to: screen, in: language })}`;

/** Puts a link together that sets the sandbox up (product 20.6). Every choice is in the address. */
export default function ComposeLink() {
  const { t } = useLingui();
  const { path, query } = useAddress();
  const [choice, setChoice] = useState(() => choiceIn(new URLSearchParams(query)));
  const changed = () => choiceIn(queryHere());
  const change = (part: Partial<LinkChoice>) => {
    const next = { ...changed(), ...part };
    setChoice(next);
    // No way of its own: what is being typed stays as it is.
    history.replaceState(history.state, '', `#${addressOf(path, next)}`);
  };
  const setUp = (next: Partial<LinkChoice['scenario']>) => change({ scenario: { ...changed().scenario, ...next } });
  const link = linkOf(document.baseURI, choice);
  return (
    <Screen
      title={t({ message: 'Scenario link', comment: 'Title: a link that sets the play-money server up' })}
      actions={<LinkActions link={link} />}
    >
      <Card title={<Trans>World</Trans>}>
        <ComposeWorld choice={choice} onChange={change} onSetUp={setUp} />
      </Card>
      <Card title={<Trans>What goes wrong</Trans>}>
        <ComposeFaults faults={choice.scenario.faults} onChange={(faults) => setUp({ faults })} />
      </Card>
      <Card title={<Trans comment="Title: the link that was put together">The link</Trans>}>
        <ComposedLink link={link} />
      </Card>
    </Screen>
  );
}
