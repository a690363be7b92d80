import { shareActor } from '#actors/share.ts';
import { Button } from '#components/button.tsx';
import { copyText } from '#kit/copied.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow } from '#kit/services.tsx';
import type { shareMachine } from '#machines/share/share.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface SharedLinkProps {
  label: ReactNode;
  /** Looked at before: it opens. */
  link: string;
  /** That go along with it. */
  words: string;
  /** It is what the screen is for. */
  isMain?: boolean;
  /** On the button that opens the system's sheet. */
  children: ReactNode;
}

/** What became of the last press, below the buttons. */
const outcomes = {
  ready: null,
  sharing: null,
  copying: null,
  handedOn: <Trans comment="The member shared the link">Link shared</Trans>,
  onClipboard: <Trans comment="The member copied the link">Link copied</Trans>,
  byHand: <Trans>Couldn't copy. The link is selected: copy it yourself.</Trans>,
} satisfies Record<SnapshotFrom<typeof shareMachine>['value'], ReactNode>;

/** A link as it is, with the system's share sheet and a copy. */
export function SharedLink({ label, link, words, isMain = false, children }: SharedLinkProps) {
  const source = useRef<HTMLElement>(null);
  const [logic] = useState(() => shareActor({ title: 'Dayrent', text: words, url: link }, () => copyText(link, null)));
  const [snapshot, send] = useFlow(logic);
  const isByHand = snapshot.matches('byHand');
  useEffect(() => {
    if (isByHand && source.current) getSelection()?.selectAllChildren(source.current);
  }, [isByHand]);
  const { hasNoSheet } = snapshot.context;
  return (
    <FlowFrame of={snapshot} view={null}>
      <div className="space-y-3">
        <p className="text-sm text-subtle">{label}</p>
        <p className="rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere">
          <bdi ref={source} dir="ltr">
            {link}
          </bdi>
        </p>
        <div>
          <div className="grid grid-cols-2 gap-3">
            <Button
              variant={isMain && !hasNoSheet ? 'primary' : 'secondary'}
              isWide
              isBusy={snapshot.matches('sharing')}
              disabled={!snapshot.can({ type: 'sheet.open' })}
              onClick={() => send({ type: 'sheet.open' })}
            >
              {children}
            </Button>
            {/* Where no sheet opened, copying is what works. */}
            <Button
              variant={isMain && hasNoSheet ? 'primary' : 'secondary'}
              isWide
              isBusy={snapshot.matches('copying')}
              disabled={!snapshot.can({ type: 'link.copy' })}
              onClick={() => send({ type: 'link.copy' })}
            >
              <Trans comment="Button: copies the link shown">Copy link</Trans>
            </Button>
          </div>
          <p role="status" className="mt-3 text-sm text-subtle empty:mt-0">
            {outcomes[snapshot.value]}
          </p>
        </div>
      </div>
    </FlowFrame>
  );
}
