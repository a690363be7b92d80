import { writerActor } from '#actors/writer.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ComponentType } from 'react';
import { useAddress } from './address.ts';
import { FlowFrame } from './frame.tsx';
import { useRoute } from './route.ts';
import { Screen } from './screen.tsx';
import { useFlow } from './services.tsx';

/** What makes a flow another one; all else of an address leaves its draft the same. */
const subjects = ['id', 'productId'];

/** A screen whose flow is open in one tab at a time: what is typed and decided there has one writer. */
export function oneWriter(Flow: ComponentType): ComponentType {
  return function OneWriter() {
    const { t } = useLingui();
    const { path } = useRoute();
    const query = new URLSearchParams(useAddress().query);
    const [logic] = useState(() => writerActor(['flow', path, ...subjects.map((name) => query.get(name))].join(':')));
    const [snapshot, send] = useFlow(logic);
    if (snapshot.matches('open')) return <Flow />;
    // It takes a moment, and leads to the screen's own skeleton.
    if (snapshot.matches('asking')) return <div className="min-h-dvh" />;
    return (
      <FlowFrame of={snapshot}>
        <Screen
          title={t({
            message: 'Open in another tab',
            comment: 'Title: the same form is open in another tab, adjective',
          })}
        >
          <EmptyState
            drawing="no-permission"
            title={<Trans>This is open in another tab</Trans>}
            action={
              <Button disabled={!snapshot.can({ type: 'flow.take' })} onClick={() => send({ type: 'flow.take' })}>
                <Trans comment="Button: takes the screen over from another tab">Continue here</Trans>
              </Button>
            }
          >
            <Trans>What you entered comes along. Nothing is sent twice.</Trans>
          </EmptyState>
        </Screen>
      </FlowFrame>
    );
  };
}
