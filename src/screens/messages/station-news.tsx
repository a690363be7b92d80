import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageList } from './message-list.tsx';

/** Notices that went to all members. */
export default function StationNews() {
  const { t } = useLingui();
  return (
    <Screen title={t`Station news`}>
      <MessageList
        group="notice"
        empty={{
          title: <Trans>No station news yet</Trans>,
          text: <Trans>What all members should know is said here.</Trans>,
        }}
      />
    </Screen>
  );
}
