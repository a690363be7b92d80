import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { useDialogs } from '#features/dialogs/dialogs.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** Whom to ask: the guidance manager, who publishes posts (product 1.3, 13.6), and customer service (product 13.11). */
export default function Manager() {
  const { t } = useLingui();
  const { open, dialog } = useDialogs();
  return (
    <Screen
      title={t`Guidance manager`}
      actions={
        <Button isWide onClick={() => open('customerService')}>
          <Trans>Customer service</Trans>
        </Button>
      }
    >
      <Card title={<Trans>What the guidance manager does</Trans>}>
        <ul role="list" className="list-disc space-y-2 ps-5 text-sm">
          <li>
            <Trans>Reads posts of the community before they are published, and publishes them.</Trans>
          </li>
          <li>
            <Trans>Explains how machines, income and withdrawals work here.</Trans>
          </li>
        </ul>
      </Card>
      <Card title={<Trans>What the guidance manager never does</Trans>}>
        <ul role="list" className="list-disc space-y-2 ps-5 text-sm">
          <li>
            <Trans>Ask for a password, a fund password or a code.</Trans>
          </li>
          <li>
            <Trans>Ask for a deposit before a withdrawal, or promise an income.</Trans>
          </li>
          <li>
            <Trans>Move your money: nobody but you can.</Trans>
          </li>
        </ul>
      </Card>
      <Notice>
        <Trans>
          In this sandbox whoever runs the panel is the guidance manager. Without a person there, customer service is a
          page of the panel.
        </Trans>
      </Notice>
      {dialog}
    </Screen>
  );
}
