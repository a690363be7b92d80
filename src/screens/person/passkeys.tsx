import { passkeysActor } from '#actors/passkeys.ts';
import { loadPasskeys } from '#api/passkeys.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import type { Passkey, Passkeys as All } from '#domain/passkey.ts';
import { tellOwnChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { Figure } from '#kit/figure.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { hasPasskeys } from '#kit/has-passkeys.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices, useToastActor } from '#kit/services.tsx';
import { When } from '#kit/when.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PasskeySheet } from './passkey-sheet.tsx';

/** The passkeys of the member: add one, name it, remove it. */
export default function Passkeys() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => passkeysActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  const told = (text: string) => {
    toast.send({ type: 'toast.show', text });
    // Where no socket says so.
    tellOwnChange('passkeys');
  };
  useEmitted(actor, 'passkeys.added', () => told(t({ message: 'Passkey added', comment: 'Toast' })));
  useEmitted(actor, 'passkeys.doubted', () => tellOwnChange('passkeys'));
  useEmitted(actor, 'passkeys.renamed', () => told(t({ message: 'Passkey renamed', comment: 'Toast' })));
  useEmitted(actor, 'passkeys.removed', () => told(t({ message: 'Passkey removed', comment: 'Toast' })));
  return (
    <FlowFrame of={snapshot} view={null}>
      <Screen title={t({ message: 'Passkeys', comment: 'Title: the WebAuthn sign-ins of the member' })}>
        <p className="text-sm text-subtle">
          <Trans>Sign in and confirm withdrawals with your device's lock. Your passwords still work.</Trans>
        </p>
        <Resource
          load={loadPasskeys}
          changedBy="passkeys"
          skeleton={
            <Skeleton>
              <SkeletonList rows={2} />
            </Skeleton>
          }
        >
          {(all) => (
            <Figure of={all}>
              {(passkeys) => (
                <div className="space-y-4">
                  <Rows of={passkeys} choose={(passkey) => send({ type: 'passkey.choose', passkey })} />
                  {passkeys.hasFundPassword && passkeys.list.some(({ confirms }) => !confirms) && (
                    <Notice>
                      <Trans comment="Below a list of passkeys, some of which are marked “Sign-in only”">
                        A new fund password makes passkeys sign-in only. To confirm withdrawals with one, remove it and
                        add it again.
                      </Trans>
                    </Notice>
                  )}
                  <Add
                    of={passkeys}
                    add={() => send({ type: 'passkey.add', hasFundPassword: passkeys.hasFundPassword })}
                  />
                </div>
              )}
            </Figure>
          )}
        </Resource>
        <PasskeySheet snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}

function Rows({ of: { list }, choose }: { of: All; choose: (passkey: Passkey) => void }) {
  if (list.length === 0) {
    return (
      <p className="text-sm text-subtle">
        <Trans>You have no passkeys.</Trans>
      </p>
    );
  }
  return (
    <Card isFlush>
      <List>
        {list.map((passkey) => (
          <ListRow
            key={passkey.id}
            title={<bdi>{passkey.name}</bdi>}
            detail={
              passkey.usedAt === null ? (
                <Trans comment="Of a passkey, with a time">
                  Added <When at={passkey.addedAt} />
                </Trans>
              ) : (
                <Trans comment="Of a device, with a time">
                  Last used <When at={passkey.usedAt} />
                </Trans>
              )
            }
            value={
              passkey.confirms ? undefined : (
                <span className="text-sm text-subtle">
                  <Trans comment="Of a passkey: it confirms no withdrawals">Sign-in only</Trans>
                </span>
              )
            }
            onPress={() => choose(passkey)}
            hasArrow
          />
        ))}
      </List>
    </Card>
  );
}

function Add({ of: { list, most }, add }: { of: All; add: () => void }) {
  const isReachable = useIsReachable();
  if (!hasPasskeys()) {
    return (
      <Notice>
        <Trans>This browser doesn't support passkeys here.</Trans>
      </Notice>
    );
  }
  if (list.length >= most) {
    return (
      <Notice>
        <Trans comment="Of passkeys: the most that a member may have">
          You have <Plural value={most} one="# passkey" other="all # passkeys" />. Remove one to add another.
        </Trans>
      </Notice>
    );
  }
  return (
    <Button isWide disabled={!isReachable} onClick={add}>
      <Trans comment="Button">Add a passkey</Trans>
    </Button>
  );
}
