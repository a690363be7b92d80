import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Figure } from '#flow/figure.tsx';
import { Resource } from '#flow/resource.tsx';
import { useServices, useSession } from '#flow/services.tsx';
import { fresh } from '#domain/fresh.ts';
import type { Intent } from '#domain/intent.ts';
import { Trans } from '@lingui/react/macro';

const addressOf = ({ kind, subject }: Intent): string =>
  kind === 'purchase' ? `#/index/detail?productId=${encodeURIComponent(subject)}` : '#/user/receiveincome';

/** Money moves whose answer got lost: the member is told, and led to where it is cleared up. */
export function Undecided() {
  const { intents, clock } = useServices();
  const member = useSession()?.member ?? '';
  return (
    <Resource
      load={async () => fresh(await intents.undecided(member), clock.now())}
      skeleton={null}
      failed={() => <></>}
    >
      {(list) => (
        <Figure of={list}>
          {(open) =>
            open.map((intent) => (
              <Notice
                key={intent.id}
                tone="warning"
                action={
                  <LinkButton href={addressOf(intent)}>
                    <Trans>Find out</Trans>
                  </LinkButton>
                }
              >
                {intent.kind === 'purchase' ? (
                  <Trans>The answer to a purchase got lost. You are charged once at most.</Trans>
                ) : (
                  <Trans>The answer to a receipt of income got lost. Nothing is taken twice.</Trans>
                )}
              </Notice>
            ))
          }
        </Figure>
      )}
    </Resource>
  );
}
