import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useWaiting } from '#features/outbox/waiting.tsx';
import { Screen } from '#kit/screen.tsx';
import { ownName } from '#i18n/language-names.ts';
import { localeOf } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceFields } from './choice-fields.tsx';
import { Install } from './install.tsx';
import { InspectorSwitch } from './inspector-switch.tsx';
import { RegionCard } from './region.tsx';
import { StoredData } from './stored-data.tsx';

/** What this device does, for this member and for who builds the app. */
export default function SystemSettings() {
  const { t, i18n } = useLingui();
  const waiting = useWaiting();
  return (
    <Screen title={t`System settings`}>
      <Card isFlush>
        <List>
          <ListRow
            href="#/index/language"
            title={<Trans>Language</Trans>}
            value={<span className="text-sm text-subtle">{ownName(localeOf(i18n.locale))}</span>}
            hasArrow
          />
          <ListRow
            title={<Trans comment="Switch: shows dots in place of amounts">Hide amounts</Trans>}
            detail={<Trans>On this device only</Trans>}
            value={<HideAmounts />}
          />
          <ListRow
            href="#/user/outbox"
            title={<Trans>Waiting to be sent</Trans>}
            value={<span className="text-sm text-subtle">{waiting.length}</span>}
            hasArrow
          />
          <ListRow
            href="#/user/notifications"
            title={<Trans comment="Link and title: what the device tells of">Notifications</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/blocked"
            title={<Trans comment="Link and title: whom one has blocked">Blocked members</Trans>}
            hasArrow
          />
        </List>
      </Card>
      <Card title={<Trans comment="Title: settings of what is shown">Display</Trans>}>
        <ChoiceFields />
      </Card>
      <RegionCard />
      <Install />
      <StoredData />
      <Card title={<Trans comment="Title: developer tools">For developers</Trans>} isFlush>
        <List>
          <InspectorSwitch />
          <ListRow
            href="#/dev/inspector"
            title={<Trans comment="Developer tool that shows running statecharts">Inspector</Trans>}
            hasArrow
          />
          <ListRow
            href="#/dev/gallery"
            title={<Trans comment="Developer tool: every state of every screen">Gallery</Trans>}
            hasArrow
          />
          <ListRow
            href="#/dev/link"
            title={<Trans comment="Title: a link that sets the play-money server up">Scenario link</Trans>}
            hasArrow
          />
          <ListRow
            href="/sandbox"
            title={<Trans comment="Link to the play-money server's control page">Sandbox panel</Trans>}
            detail={<Trans>Clock, faults and seeds of the play-money server</Trans>}
            hasArrow
          />
        </List>
      </Card>
    </Screen>
  );
}
