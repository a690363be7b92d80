import { List } from '#components/list-row.tsx';
import { notificationKinds, type NotificationKind } from '#domain/notifications.ts';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

const words: Record<NotificationKind, { title: ReactNode; about: ReactNode }> = {
  messages: {
    title: <Trans comment="Switch: notifications of messages to this member">Messages</Trans>,
    about: <Trans>To you alone, security messages too</Trans>,
  },
  coupons: {
    title: <Trans comment="Switch: notifications about coupons">Coupons</Trans>,
    about: <Trans>New ones, and those that expire</Trans>,
  },
  notices: {
    title: <Trans comment="Switch: notifications of notices">Notices</Trans>,
    about: <Trans comment="Of notices">To all members</Trans>,
  },
  income: {
    title: <Trans comment="Switch: notifications of income">Income</Trans>,
    about: <Trans>On arrival in your balance</Trans>,
  },
  recharges: {
    title: <Trans comment="Switch: notifications of recharges">Recharges</Trans>,
    about: <Trans>On arrival in your balance</Trans>,
  },
  withdrawals: {
    title: <Trans comment="Switch: notifications of withdrawals">Withdrawals</Trans>,
    about: <Trans>Being processed, arrived or failed</Trans>,
  },
};

interface KindSwitchesProps {
  kinds: readonly NotificationKind[];
  isBusy: boolean;
  toggle: (kind: NotificationKind) => void;
}

/** One switch for each kind. No `Card`: it keeps room for words about play money beside its first row. */
export const KindSwitches = ({ kinds, isBusy, toggle }: KindSwitchesProps) => (
  <div className="overflow-hidden rounded-xl bg-raised shadow-card">
    <List>
      {notificationKinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} isOn={kinds.includes(kind)} isBusy={isBusy} toggle={() => toggle(kind)} />
      ))}
    </List>
  </div>
);

interface KindSwitchProps {
  kind: NotificationKind;
  isOn: boolean;
  isBusy: boolean;
  toggle: () => void;
}

function KindSwitch({ kind, isOn, isBusy, toggle }: KindSwitchProps) {
  const id = useId();
  const { title, about } = words[kind];
  return (
    <li>
      <label className="flex min-h-14 items-center gap-3 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span id={`${id}-title`} className="block font-medium">
            {title}
          </span>
          <span id={`${id}-about`} className="block text-sm text-subtle">
            {about}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          data-kind={kind}
          aria-checked={isOn}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-about`}
          // Not `disabled`: the focus would be lost while it is saved.
          aria-disabled={isBusy}
          checked={isOn}
          onChange={() => !isBusy && toggle()}
          className="size-5.5 shrink-0 accent-harbour"
        />
      </label>
    </li>
  );
}
