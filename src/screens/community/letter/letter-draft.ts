import { useEmitted } from '#kit/emitted.ts';
import { useServices } from '#kit/services.tsx';
import type { LetterKind } from '#domain/letter.ts';
import type { LetterEmitted } from '#machines/letter/written.ts';
import { dropDraft, writeDraft } from '#services/drafts.ts';
import { useState } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

/**
 * Keeps a letter until it is sent, as `useDraft` keeps other forms (decision 0028). Its pictures are kept apart, and
 * only when they change: they are large.
 */
export function useLetterDraft(actor: ActorRef<Snapshot<unknown>, never, LetterEmitted>, kind: LetterKind): void {
  const services = useServices();
  // Of who wrote it, whoever is signed in by then.
  const [member] = useState(() => services.session()?.member ?? '');
  const text = { member, flow: 'letter', subject: kind } as const;
  const pictures = { member, flow: 'letterPictures', subject: kind } as const;
  useEmitted(actor, 'letter.drafted', ({ draft }) => void writeDraft(services, text, draft));
  useEmitted(actor, 'letter.pictured', (told) => void writeDraft(services, pictures, told.pictures));
  const forget = () => {
    void dropDraft(services, text);
    void dropDraft(services, pictures);
  };
  useEmitted(actor, 'letter.sent', forget);
  useEmitted(actor, 'letter.deferred', forget);
}
