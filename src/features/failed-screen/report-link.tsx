import { readScenario } from '#api/scenario.ts';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { useAddress } from '#kit/address.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MissingFile } from './missing-file.tsx';
import { withScenario } from './scenario-address.ts';
import { LinkToCopy } from './link-to-copy.tsx';

/** Under a screen that could not be shown: a way out where a file is missing; for a bug report, the address that is shown, as a link that sets another sandbox up like this one. */
// oxlint-disable-next-line import/no-default-export -- lazy() asks for it
export default function ReportLink() {
  const { path, query } = useAddress();
  const address = query === '' ? path : `${path}?${query}`;
  return (
    <>
      <MissingFile />
      <Card title={<Trans>Link for a bug report</Trans>}>
        <Resource
          load={readScenario}
          skeleton={
            <Skeleton>
              <SkeletonBlock height="9rem" />
            </Skeleton>
          }
          failed={() => (
            <Link address={address}>
              <Notice tone="warning">
                <Trans>The link leads to this screen only: we couldn't read the sandbox's setup.</Trans>
              </Notice>
            </Link>
          )}
        >
          {(world) => (
            <Figure of={world}>
              {(text) => (
                <Link address={withScenario(address, text)}>
                  <p className="text-sm text-subtle">
                    <Trans>
                      The link holds this screen's address and the sandbox's seed, time and faults. Nothing about you.
                    </Trans>
                  </p>
                </Link>
              )}
            </Figure>
          )}
        </Resource>
      </Card>
    </>
  );
}

function Link({ address, children }: { address: string; children: ReactNode }) {
  const link = `${location.href.split('#')[0]}#${address}`;
  return (
    <div className="space-y-3">
      {children}
      <LinkToCopy link={link} />
    </div>
  );
}
