/** What was typed into a flow that is not done yet; `kit/draft.ts` keeps it (decision 0028). A device that can't loses only that. */
import type { Drafts } from '#domain/drafts.ts';
import { draftOf, keepDraft, removeDraft, type DraftOwner } from '#storage/drafts.ts';
import type { Services } from './services.ts';

const lost = (): undefined => undefined;

/** The member's, or null. */
export async function readDraft<Flow extends keyof Drafts>(
  { drafts, session }: Services,
  flow: Flow,
  subject = '',
): Promise<Drafts[Flow] | null> {
  const member = session()?.member;
  if (member === undefined) return null;
  return (await draftOf(drafts, { member, flow, subject }).catch(lost)) ?? null;
}

export const writeDraft = <Flow extends keyof Drafts>(
  { drafts }: Services,
  owner: DraftOwner<Flow>,
  draft: Drafts[Flow],
): Promise<void> => keepDraft(drafts, owner, draft).catch(lost);

export const dropDraft = ({ drafts }: Services, owner: DraftOwner): Promise<void> =>
  removeDraft(drafts, owner).catch(lost);
