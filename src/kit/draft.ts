/**
 * Keeps what a member types into a flow until the flow is done: it is there after a reload, after a way round to mend
 * something, and after a session that ended meanwhile (decision 0028). The flow's actor reads it with `readDraft`.
 */
import type { Drafts } from '#domain/drafts.ts';
import { useState } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { useEmitted } from './emitted.ts';
import { useServices } from './services.tsx';

/** What each flow tells when there is nothing left to come back to. */
const doneBy = {
  withdrawal: 'withdrawal.submitted',
  recharge: 'recharge.created',
  exchange: 'exchange.succeeded',
  redeem: 'redeem.succeeded',
  purchase: 'purchase.succeeded',
  groupJoin: 'groupJoin.decided',
  payeeForm: 'payeeForm.saved',
  comments: 'comments.cleared',
} as const satisfies Record<Exclude<keyof Drafts, 'letter' | 'letterPictures' | 'shared'>, string>;

/** Letters keep their pictures too: `screens/community/letter/letter-draft.ts`. */
type Typed = keyof typeof doneBy;

interface Drafted<Flow extends Typed> {
  type: `${Flow}.drafted`;
  draft: Drafts[Flow];
}

type Told<Flow extends Typed> = Drafted<Flow> | { type: (typeof doneBy)[Flow] };

/**
 * @param actor tells `drafted` and what ends it, and may tell more
 * @param subject what the flow is about, as its actor reads it
 */
export function useDraft<Flow extends Typed, More extends EventObject = never>(
  actor: ActorRef<Snapshot<unknown>, never, Told<Flow> | More>,
  flow: Flow,
  subject = '',
): void {
  const { drafts, session } = useServices();
  // Of who typed it, whoever is signed in by then.
  const [member] = useState(() => session()?.member ?? '');
  const owner = { member, flow, subject };
  // A device that can't keep it loses only that.
  const told = actor as unknown as ActorRef<Snapshot<unknown>, never, Told<Flow>>;
  useEmitted(told, `${flow}.drafted`, (event) => {
    void drafts.write(owner, (event as unknown as Drafted<Flow>).draft).catch(() => undefined);
  });
  useEmitted(told, doneBy[flow], () => void drafts.remove(owner).catch(() => undefined));
}
