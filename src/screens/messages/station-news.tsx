import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageList } from './message-list.tsx';

/** Notices that went to all members. */
export default function StationNews() {
  const { t } = useLingui();
  return (
    <Screen title={t`Notices`}>
      <MessageList
        group="notice"
        empty={{
          title: <Trans>No notices yet</Trans>,
          text: <Trans>Notices to all members appear here.</Trans>,
        }}
      />
    </Screen>
  );
}
