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
      title={t({ message: 'Guidance manager', comment: 'Person who answers members and reviews posts' })}
      actions={
        <Button isWide onClick={() => open('customerService')}>
          <Trans comment="Link or title: how to reach us">Customer service</Trans>
        </Button>
      }
    >
      <Card title={<Trans>What they do</Trans>}>
        <ul role="list" className="list-disc space-y-2 ps-5 text-sm">
          <li>
            <Trans>Review and publish community posts</Trans>
          </li>
          <li>
            <Trans>Explain how machines, income and withdrawals work</Trans>
          </li>
        </ul>
      </Card>
      <Card title={<Trans>What they never do</Trans>}>
        <ul role="list" className="list-disc space-y-2 ps-5 text-sm">
          <li>
            <Trans comment="In a list below “What they never do”: no negation here">
              Ask for a password, fund password or code
            </Trans>
          </li>
          <li>
            <Trans comment="In a list below “What they never do”: no negation here">
              Ask for a deposit before a withdrawal, or promise income
            </Trans>
          </li>
          <li>
            <Trans comment="In a list below “What they never do”: no negation here">
              Move your money. Only you can
            </Trans>
          </li>
        </ul>
      </Card>
      <Notice>
        <Trans>In this sandbox, whoever runs the panel is the guidance manager.</Trans>
      </Notice>
      {dialog}
    </Screen>
  );
}
