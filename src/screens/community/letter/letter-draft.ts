import { useEmitted } from '#kit/emitted.ts';
import { useServices } from '#kit/services.tsx';
import type { LetterKind } from '#domain/letter.ts';
import type { LetterEmitted } from '#machines/letter/letter.machine.ts';
import { useState } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

/**
 * Keeps a letter until it is sent, as `useDraft` keeps other forms (decision 0028). Its pictures are kept apart, and
 * only when they change: they are large.
 */
export function useLetterDraft(actor: ActorRef<Snapshot<unknown>, never, LetterEmitted>, kind: LetterKind): void {
  const { drafts, session } = useServices();
  // Of who wrote it, whoever is signed in by then.
  const [member] = useState(() => session()?.member ?? '');
  const text = { member, flow: 'letter', subject: kind } as const;
  const pictures = { member, flow: 'letterPictures', subject: kind } as const;
  // A device that can't keep it loses only that.
  const tried = (kept: Promise<void>) => void kept.catch(() => undefined);
  useEmitted(actor, 'letter.drafted', ({ draft }) => tried(drafts.write(text, draft)));
  useEmitted(actor, 'letter.pictured', (told) => tried(drafts.write(pictures, told.pictures)));
  const forget = () => {
    tried(drafts.remove(text));
    tried(drafts.remove(pictures));
  };
  useEmitted(actor, 'letter.sent', forget);
  useEmitted(actor, 'letter.deferred', forget);
}
