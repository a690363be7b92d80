import { dismissedNoticesActor } from '#actors/dismissed-notices.ts';
import { loadScrollNotices } from '#api/content.ts';
import { loadPopups } from '#api/messages.ts';
import { Button } from '#components/button.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Ticker } from '#components/ticker.tsx';
import type { Bulletin } from '#domain/messages.ts';
import { Figure } from '#kit/figure.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { TextBlocks } from '#features/messages/text-blocks.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** The lines that scroll by and the notice that comes up; each until it is closed, once and for all. */
export function Announcements() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => dismissedNoticesActor(services));
  const [snapshot, send] = useFlow(logic);
  // A dialog that the address asks for comes first.
  const isTaken = useQuery('dialog') !== '';
  const { ids } = snapshot.context;
  const isKnown = !snapshot.matches('loading');
  const dismiss = (id: string) => send({ type: 'notice.dismiss', id });
  return (
    <div data-machine="dismissedNotices" data-state={snapshot.value} className="space-y-4">
      <Resource
        load={loadScrollNotices}
        changedBy="notices"
        skeleton={<SkeletonBlock height="2.75rem" />}
        failed={() => <></>}
      >
        {(notices) => (
          <Figure of={notices}>
            {(lines) =>
              isKnown && (
                <Ticker
                  label={t({ message: 'Notices', comment: 'Messages to all members' })}
                  lines={lines
                    .filter(({ id }) => !ids.includes(id))
                    .map(({ id, title, content }) => ({
                      id,
                      text: `${title}: ${content}`,
                      href: `#/index/alert?id=${encodeURIComponent(id)}`,
                    }))}
                  onDismiss={(shown) => shown.forEach(dismiss)}
                />
              )
            }
          </Figure>
        )}
      </Resource>
      <Resource load={loadPopups} changedBy="notices" skeleton={<></>} failed={() => <></>}>
        {(popups) => (
          <Figure of={popups}>
            {(list) => {
              const next = list.find(({ id }) => !ids.includes(id));
              return isKnown && !isTaken && next && <Popup notice={next} onClose={() => dismiss(next.id)} />;
            }}
          </Figure>
        )}
      </Resource>
    </div>
  );
}

const Popup = ({ notice, onClose }: { notice: Bulletin; onClose: () => void }) => (
  <LazySheet
    isOpen
    onClose={onClose}
    title={<bdi className="wrap-anywhere">{notice.title}</bdi>}
    actions={
      <Button isWide onClick={onClose}>
        <Trans comment="Button: closes this sheet">Close</Trans>
      </Button>
    }
  >
    {/* What was read to its link does not come up again. */}
    <TextBlocks blocks={notice.blocks} onFollow={onClose} />
  </LazySheet>
);
