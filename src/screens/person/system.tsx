import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { HideAmounts } from '#flow/hidden-amounts.tsx';
import { Screen } from '#flow/screen.tsx';
import { useWorld } from '#flow/services.tsx';
import { localeOf } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

/** What this device does, for this member and for who builds the app. */
export default function SystemSettings() {
  const { t, i18n } = useLingui();
  return (
    <Screen title={t`System settings`}>
      <Card isFlush>
        <List>
          <ListRow
            href="#/index/language"
            title={<Trans>Language</Trans>}
            value={<span className="text-sm text-subtle">{localeOf(i18n.locale).name}</span>}
            hasArrow
          />
          <ListRow
            title={<Trans>Hide amounts</Trans>}
            detail={<Trans>On this device, until it is switched back.</Trans>}
            value={<HideAmounts />}
          />
        </List>
      </Card>
      <Card title={<Trans>For developers</Trans>} isFlush>
        <List>
          <InspectorSwitch />
          <ListRow href="#/dev/inspector" title={<Trans>Inspector</Trans>} hasArrow />
          <ListRow href="#/dev/gallery" title={<Trans>Gallery of all states</Trans>} hasArrow />
          <ListRow
            href="/sandbox"
            title={<Trans>Sandbox panel</Trans>}
            detail={<Trans>The clock, faults and seeds of the play-money server.</Trans>}
            hasArrow
          />
        </List>
      </Card>
    </Screen>
  );
}

function InspectorSwitch() {
  const world = useWorld();
  const { device } = world.services;
  const id = useId();
  const [isOn, setOn] = useState(world.recorder !== null);
  const turn = async (next: boolean) => {
    setOn(next);
    // Where the device keeps nothing, the choice holds until the page is closed.
    await device.write('inspector.v1', next ? 'on' : 'off').catch(() => undefined);
    await world.turnInspector(next).catch(() => setOn(!next));
  };
  return (
    <li className="flex min-h-14 items-center gap-3 px-4.5 py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium">
          <Trans>Inspect the app</Trans>
        </label>
        <p id={`${id}-about`} className="text-sm text-subtle">
          <Trans>
            Shows what every flow is doing, and records it without anything private. Nothing leaves this device.
          </Trans>
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-about`}
        checked={isOn}
        onChange={({ target }) => void turn(target.checked)}
        className="size-5.5 shrink-0 accent-gold"
      />
    </li>
  );
}
