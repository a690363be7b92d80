import { deleteAccountActor } from '#actors/delete-account.ts';
import { loadOwnData } from '#api/own-data.ts';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { dataKinds, type DataKind } from '#domain/own-data.ts';
import { useEmitted } from '#kit/emitted.ts';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices, useSessionActor } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { DataFile } from './data-file.tsx';
import { DeleteAccount } from './delete-account.tsx';

const words: Record<DataKind, ReactNode> = {
  profile: <Trans comment="A kind of data that is kept about a member">Personal information</Trans>,
  signIns: <Trans>Where you're signed in</Trans>,
  words: <Trans comment="A kind of data that is kept about a member">Community</Trans>,
  moderation: <Trans comment="A kind of data that is kept about a member">Reports, blocks and feedback</Trans>,
  messages: <Trans comment="A kind of data that is kept about a member">Messages</Trans>,
  payees: <Trans comment="A kind of data that is kept about a member">Addresses and bank accounts</Trans>,
  pictures: <Trans comment="A kind of data that is kept about a member">Pictures</Trans>,
  orders: <Trans comment="A kind of data that is kept about a member">My orders</Trans>,
  funds: <Trans comment="A kind of data that is kept about a member">Wallet</Trans>,
  rewards: <Trans comment="A kind of data: check-ins, bonuses, coupons">Rewards</Trans>,
  book: <Trans comment="A kind of data that is kept about a member">Records</Trans>,
};

const toCome = <SkeletonBlock width="1.5rem" height="0.875rem" />;

const Kinds = ({ counted }: { counted: readonly { kind: DataKind; count: ReactNode }[] }) => (
  <FactList>
    {counted.map(({ kind, count }) => (
      <Fact key={kind} label={words[kind]}>
        <bdi>{count}</bdi>
      </Fact>
    ))}
  </FactList>
);

/** What is kept about the member: how much, all of it as a file, and the way out (product 5.17, 5.18). */
export default function OwnData() {
  const { t } = useLingui();
  const services = useServices();
  const session = useSessionActor();
  const [logic] = useState(() => deleteAccountActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  // The device is cleared as by any sign-out; the server has ended the session.
  useEmitted(actor, 'deleteAccount.succeeded', () => session.send({ type: 'signOut.request', isTold: true }));
  return (
    <Screen title={t({ message: 'Your data', comment: 'Title of the screen with all that is kept about the member' })}>
      {(snapshot.matches('restoring') || snapshot.matches('ready') || snapshot.matches('spared')) && (
        <Card title={<Trans>What we keep about you</Trans>}>
          <Resource
            load={loadOwnData}
            skeleton={
              <Skeleton>
                <Kinds counted={dataKinds.map((kind) => ({ kind, count: toCome }))} />
              </Skeleton>
            }
          >
            {(data) => <Figure of={data}>{({ kinds }) => <Kinds counted={kinds} />}</Figure>}
          </Resource>
          <DataFile />
        </Card>
      )}
      <DeleteAccount snapshot={snapshot} send={send} />
    </Screen>
  );
}
