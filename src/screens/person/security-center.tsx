import { loadFundPassword } from '#api/fund-password.ts';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Masked } from '#features/verification/code-words.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { CodeTarget } from '#domain/verification.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** What keeps the account its member's own. */
export default function SecurityCenter() {
  const { t } = useLingui();
  return (
    <Screen title={t`Security center`}>
      <Resource
        load={loadFundPassword}
        skeleton={
          <Skeleton>
            <SkeletonList rows={6} />
          </Skeleton>
        }
      >
        {(standing) => (
          <Figure of={standing}>
            {({ hasPassword, targets }) => (
              <Card isFlush>
                <List>
                  <ListRow
                    href="#/user/loginPwd"
                    title={<Trans>Login password</Trans>}
                    detail={<Trans>Signs you in</Trans>}
                    hasArrow
                  />
                  <ListRow
                    href="#/user/fundPwd"
                    title={<Trans comment="Password that confirms withdrawals">Fund password</Trans>}
                    detail={<Trans comment="What the fund password does">Confirms withdrawals</Trans>}
                    value={
                      <span className={`text-sm ${hasPassword ? 'text-subtle' : 'font-semibold text-warning'}`}>
                        {hasPassword ? (
                          <Trans comment="State: there is a fund password">Set</Trans>
                        ) : (
                          <Trans comment="State: there is no fund password yet">Not set</Trans>
                        )}
                      </span>
                    }
                    hasArrow
                  />
                  <ListRow
                    href="#/user/passkeys"
                    title={<Trans comment="Title: the WebAuthn sign-ins of the member">Passkeys</Trans>}
                    detail={<Trans>Your device's lock in place of a password</Trans>}
                    hasArrow
                  />
                  <ListRow
                    href="#/user/sessions"
                    title={<Trans>Where you're signed in</Trans>}
                    detail={<Trans>Your devices and their last use</Trans>}
                    hasArrow
                  />
                  <ListRow
                    href="#/user/contact"
                    title={
                      <Trans comment="Title: what the member signs in with and gets codes by">Phone and e-mail</Trans>
                    }
                    detail={<Targets targets={targets} />}
                    hasArrow
                  />
                  <ListRow
                    href="#/user/data"
                    title={t({
                      message: 'Your data',
                      comment: 'Title of the screen with all that is kept about the member',
                    })}
                    detail={<Trans>What we keep about you</Trans>}
                    hasArrow
                  />
                </List>
              </Card>
            )}
          </Figure>
        )}
      </Resource>
      <SignOutEverywhere />
      <p className="text-sm text-subtle">
        <Trans>Nobody at Dayrent asks for passwords or codes. This device keeps neither.</Trans>
      </p>
    </Screen>
  );
}

const Targets = ({ targets }: { targets: readonly CodeTarget[] }) => (
  <>
    {targets.map(({ channel, to }) => (
      <span key={channel} className="block">
        <Masked to={to} />
      </span>
    ))}
  </>
);
