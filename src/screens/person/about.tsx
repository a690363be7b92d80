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
    <Screen title={t`About us`}>
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
              Dayrent shows how an app that rents machines for a daily income can be honest. All money in it is play
              money.
            </Trans>
          </p>
          <p>
            <Trans>
              Income is paid only from what a machine earns, the price waits in escrow, bonuses come from a budget that
              only fees fill, and every credit names who paid it. Nothing here is invented, and you can check it.
            </Trans>
          </p>
        </div>
      </Card>
      <HomeFilm />
      <Card isFlush>
        <List>
          <ListRow
            href="#/index/transparency"
            title={<Trans>Transparency</Trans>}
            detail={<Trans>What the book says, and your balance in it.</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/pdf?doc=wallet"
            title={<Trans>How the wallet works</Trans>}
            detail={<Trans>Fees, windows, limits and times.</Trans>}
            hasArrow
          />
          <ListRow onPress={() => open('update')} title={<Trans>Check for an update</Trans>} hasArrow />
          <ListRow href="#/user/manager" title={<Trans>Help</Trans>} hasArrow />
        </List>
      </Card>
      <Card title={<Trans>This app</Trans>}>
        <FactList>
          <Fact label={<Trans>Version</Trans>}>
            <bdi dir="ltr">{appVersion.name}</bdi>
          </Fact>
          <Fact label={<Trans>Version code</Trans>}>
            <bdi dir="ltr">{appVersion.code}</bdi>
          </Fact>
          <Fact label={<Trans>Running build</Trans>}>
            <bdi dir="ltr" className="font-mono">
              {build === '' ? t`Under development` : build}
            </bdi>
          </Fact>
        </FactList>
      </Card>
      {dialog}
    </Screen>
  );
}
