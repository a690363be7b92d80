/** What waits, back in the form that it came from, under the id that it had: sent again it is the same one. */
import type { OutboxItem } from '#domain/outbox.ts';
import { deskOf } from './outbox-desk.ts';
import { keepDraft } from '#storage/drafts.ts';
import { readDraft } from './drafts.ts';
import type { Services } from './services.ts';

/** @returns false while something else is in that form: neither is lost @throws Failure storage */
export async function openInForm(services: Services, item: OutboxItem): Promise<boolean> {
  const { drafts, session } = services;
  const member = session()?.member ?? '';
  switch (item.kind) {
    case 'comment': {
      const owner = { member, flow: 'comments', subject: item.subject } as const;
      const kept = await readDraft(services, 'comments', item.subject);
      if (kept && kept.text.trim() !== '') return false;
      const { content, target } = item.body;
      await keepDraft(drafts, owner, { unsent: kept?.unsent ?? [], text: content, target, draftId: item.id });
      return true;
    }
    case 'post':
    case 'feedback': {
      const [kept, chosen] = await Promise.all([
        readDraft(services, 'letter', item.kind),
        readDraft(services, 'letterPictures', item.kind),
      ]);
      const isOther = kept?.id !== item.id;
      if (isOther && ((kept && (kept.isSent || kept.text.trim() !== '')) || (chosen ?? []).length > 0)) return false;
      const { text, phone } = item.body;
      const pictures = await deskOf(services).pictures(item.id);
      await keepDraft(drafts, { member, flow: 'letterPictures', subject: item.kind }, pictures);
      await keepDraft(
        drafts,
        { member, flow: 'letter', subject: item.kind },
        { id: item.id, text, phone, isSent: false },
      );
      return true;
    }
    case 'like':
    case 'edit':
    case 'remove':
    case 'markRead':
      return false;
  }
}
