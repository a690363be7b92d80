import { SegmentedLinks } from '#components/segmented.tsx';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageList } from './message-list.tsx';

/** Messages to the member; `?group=voucher`: those about coupons. */
export default function MemberMessages() {
  const { t } = useLingui();
  const isVoucher = useQuery('group') === 'voucher';
  return (
    <Screen title={t`Messages`}>
      <SegmentedLinks
        label={t({ message: 'Which messages', comment: 'Name of a filter' })}
        items={[
          {
            href: '#/user/msg',
            label: <Trans comment="Filter: messages to this member alone, not about coupons">Private</Trans>,
            isActive: !isVoucher,
          },
          {
            href: '#/user/msg?group=voucher',
            label: <Trans comment="Filter: messages about coupons">Coupons</Trans>,
            isActive: isVoucher,
          },
        ]}
      />
      <MessageList
        group={isVoucher ? 'voucher' : 'private'}
        empty={
          isVoucher
            ? {
                title: <Trans>No messages yet</Trans>,
                text: <Trans>Messages about coupons appear here.</Trans>,
              }
            : {
                title: <Trans>No messages yet</Trans>,
                text: <Trans>Messages about your money and account appear here.</Trans>,
              }
        }
      />
    </Screen>
  );
}
