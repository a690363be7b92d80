/**
 * Keeps what a member types into a flow until the flow is done: it is there after a reload, after a way round to mend
 * something, and after a session that ended meanwhile (decision 0028). The flow's actor reads it with `readDraft`.
 */
import type { Drafts } from '#domain/drafts.ts';
import { dropDraft, writeDraft } from '#services/drafts.ts';
import { useState } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useEmitted } from './emitted.ts';
import { useServices } from './services.tsx';

interface Drafted<Flow extends keyof Drafts> {
  type: `${Flow}.drafted`;
  draft: Drafts[Flow];
}

interface DraftOf<Flow, End> {
  flow: Flow;
  /** What it is about, as the flow's actor reads it. */
  subject?: string;
  /** What the flow tells when there is nothing left to come back to. */
  endedBy: End;
}

/** @param actor tells `drafted` and what ends it, and may tell more */
export function useDraft<Flow extends keyof Drafts, Emitted extends EventObject>(
  actor: ActorRef<Snapshot<unknown>, never, Emitted>,
  { flow, subject = '', endedBy }: DraftOf<Flow, Emitted['type']>,
): void {
  const services = useServices();
  // Of who typed it, whoever is signed in by then.
  const [member] = useState(() => services.session()?.member ?? '');
  const owner = { member, flow, subject };
  useEmitted(actor as unknown as ActorRef<Snapshot<unknown>, never, Drafted<Flow>>, `${flow}.drafted`, (event) => {
    void writeDraft(services, owner, (event as unknown as Drafted<Flow>).draft);
  });
  useEmitted(actor, endedBy, () => void dropDraft(services, owner));
}
