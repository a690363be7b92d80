import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

/** The code step has no address of its own: it belongs to what it confirms. Opened alone, this says where (product 5.7). */
export default function Verify() {
  const { t } = useLingui();
  return (
    <Screen title={t({ message: 'One-time code', comment: 'Title: what codes are for' })}>
      <p className="text-sm text-subtle">
        <Trans>We ask for a code here:</Trans>
      </p>
      <Card isFlush>
        <List>
          <ListRow
            href="#/user/fundPwd"
            title={<Trans>Fund password</Trans>}
            detail={<Trans>To set, change or reset it</Trans>}
            hasArrow
          />
          <ListRow
            href="#/user/contact"
            title={<Trans comment="Title: what the member signs in with and gets codes by">Phone and e-mail</Trans>}
            detail={<Trans>To change or add one</Trans>}
            hasArrow
          />
          <ListRow
            title={<Trans>New account or forgotten login password</Trans>}
            detail={<Trans>On the sign-in page, after you log out</Trans>}
          />
        </List>
      </Card>
      <p className="text-sm text-subtle">
        <Trans>Nobody at Dayrent asks for passwords or codes. This device keeps neither.</Trans>
      </p>
    </Screen>
  );
}
