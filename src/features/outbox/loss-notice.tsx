import { Notice } from '#components/notice.tsx';
import type { OutboxItem } from '#domain/outbox.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** What would be lost by logging out; nothing where nothing would. */
export function LossNotice({ waiting }: { waiting: readonly OutboxItem[] }) {
  const count = waiting.length;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      isLive
      title={<Plural value={count} one="# item not sent yet" other="# items not sent yet" />}
    >
      <Trans>
        Logging out deletes what isn't sent. <a href="#/user/outbox">See what's waiting</a>
      </Trans>
    </Notice>
  );
}
