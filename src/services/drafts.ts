/** What was typed into a flow that is not done yet; `kit/draft.ts` keeps it (decision 0028). */
import type { Drafts } from '#domain/drafts.ts';
import type { Services } from './services.ts';

/** The member's, or null; a device that can't tell has nothing. */
export async function readDraft<Flow extends keyof Drafts>(
  { drafts, session }: Services,
  flow: Flow,
  subject = '',
): Promise<Drafts[Flow] | null> {
  const member = session()?.member;
  if (member === undefined) return null;
  return (await drafts.read({ member, flow, subject }).catch(() => undefined)) ?? null;
}
