import type { HeldReason, OutboxItem } from '#domain/outbox.ts';
import { refusalOf } from '#domain/outbox.ts';
import { tellChange } from '#kit/changes.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useToastActor } from '#kit/services.tsx';
import type { OutboxEmitted } from '#machines/outbox/contents.ts';
import { useLingui } from '@lingui/react/macro';
import type { ActorRef, Snapshot } from 'xstate';

/** Says what became of what waited. */
export function useOutboxWords(actor: ActorRef<Snapshot<unknown>, never, OutboxEmitted>): void {
  const { t } = useLingui();
  const toast = useToastActor();
  const failureText = useFailureText();
  const show = (text: string) => toast.send({ type: 'toast.show', text });

  const sentWords = ({ kind }: OutboxItem): string | null => {
    switch (kind) {
      case 'comment':
        return t({ message: 'Comment sent', comment: 'Toast' });
      case 'post':
        return t`Your post has arrived`;
      case 'feedback':
        return t`Your feedback has arrived`;
      case 'edit':
        return t({ message: 'Your change is saved', comment: 'Toast: a post or comment was edited' });
      case 'remove':
        return t({ message: 'Deleted', comment: 'Toast: a post or comment was deleted' });
      case 'like':
      case 'markRead':
        return null;
    }
  };
  const droppedWords = ({ kind }: OutboxItem, reason: HeldReason): string | null => {
    if (reason.why === 'known') return t`An earlier version had already arrived, and stays`;
    const failure = refusalOf(reason);
    const why = failure ? failureText(failure) : '';
    if (kind === 'remove') return t`It wasn't deleted. ${why}`;
    if (kind !== 'like') return null;
    return t`Your like was not sent. ${why}`;
  };

  useEmitted(actor, 'outbox.sent', ({ item }) => {
    const words = sentWords(item);
    if (words !== null) show(words);
    if (item.kind === 'markRead') tellChange('messages');
  });
  useEmitted(actor, 'outbox.dropped', ({ item, reason }) => {
    const words = droppedWords(item, reason);
    if (words !== null) show(words);
  });
}
