import { runningBuild } from '#api/running-build.ts';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { PlayWords } from '#components/play-words.tsx';
import { appVersion } from '#domain/entry-limits.ts';
import { useDialogs } from '#features/dialogs/dialogs.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { HomeFilm } from './film.tsx';

const build = runningBuild();

/** What this is, which build of it runs, and where its figures can be checked. */
export default function About() {
  const { t } = useLingui();
  const { open, dialog } = useDialogs();
  return (
    <Screen title={t({ message: 'About us', comment: 'Screen and link: what Dayrent is' })}>
      <div className="flex flex-wrap items-center gap-4">
        <img src="./icon.svg" alt="" width={64} height={64} className="size-16 shrink-0 rounded-xl" />
        <p className="flex flex-wrap items-center gap-2 text-xl font-bold">
          Dayrent <PlayWords of="money" />
        </p>
      </div>
      <Card>
        <div className="space-y-3 text-sm">
          <p>
            <Trans>
              Dayrent shows how renting machines for a daily income can be done honestly, with play money only.
            </Trans>
          </p>
          <p>
            <Trans>
              Income comes only from what a machine earns. The price stays in escrow. Only fees fund bonuses. Every
              credit names who paid it.
            </Trans>
          </p>
        </div>
      </Card>
      <HomeFilm />
      <Card isFlush>
        <List>
          <ListRow
            href="#/index/transparency"
            title={<Trans comment="Screen and link: all figures of all machines">Transparency</Trans>}
            detail={<Trans>All figures, and proof of your balance</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/pdf?doc=wallet"
            title={<Trans>How the wallet works</Trans>}
            detail={<Trans>Fees, limits and times</Trans>}
            hasArrow
          />
          <ListRow onPress={() => open('update')} title={<Trans>Check for an update</Trans>} hasArrow />
          <ListRow href="#/user/manager" title={<Trans comment="Link to the guidance manager">Help</Trans>} hasArrow />
        </List>
      </Card>
      <Card title={<Trans comment="Title: version of the app">This app</Trans>}>
        <FactList>
          <Fact label={<Trans comment="Label: the app's version">Version</Trans>}>
            <bdi dir="ltr">{appVersion.name}</bdi>
          </Fact>
          <Fact label={<Trans comment="Label: the app's version as a number">Version code</Trans>}>
            <bdi dir="ltr">{appVersion.code}</bdi>
          </Fact>
          <Fact label={<Trans comment="Label: which build of the app runs">Build</Trans>}>
            <bdi dir="ltr" className="font-mono">
              {build === '' ? t({ message: 'Development', comment: 'Value of “Build” without a build' }) : build}
            </bdi>
          </Fact>
        </FactList>
      </Card>
      {dialog}
    </Screen>
  );
}
