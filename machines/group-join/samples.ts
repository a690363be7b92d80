/** Intents and ends of a group-join bonus, for its test and its walk. */
import type { Drafts } from '#domain/drafts.ts';
import { Failure } from '#domain/failure.ts';
import { asKept } from '#domain/fresh-age.ts';
import { fresh } from '#domain/fresh.ts';
import type { GroupJoinReceipt, GroupJoinStanding } from '#domain/group-join.ts';
import type { Intent } from '#domain/intent.ts';
import { unit } from '#domain/money.ts';
import { small, type NamedFile } from '../letter/samples.ts';
import { intent, now } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { foundSent } from '../settlement/money-samples.ts';

export const kept = (sent: Intent['sent']) => intent({ kind: 'groupJoin', subject: '', sent });
export const receipt: GroupJoinReceipt = { amount: unit, reason: null, at: now, recordId: 'group-asha' };
export const notCredited: GroupJoinReceipt = { ...receipt, reason: 'promotionEmpty' };
export const standing = (told: GroupJoinReceipt | null = null): GroupJoinStanding => ({ amount: unit, receipt: told });

const desk = (open: Intent | null, told: GroupJoinReceipt | null = null, draft: Drafts['groupJoin'] | null = null) =>
  done('loadTerms', { standing: fresh(standing(told), now), intent: open, draft });

export const opened = desk(kept(null));
export const openedOffline = done('loadTerms', {
  standing: asKept(fresh(standing(), now)),
  intent: kept(null),
  draft: null,
});
export const draftedBefore = desk(kept(null), null, { picture: small });
export const sentBefore = foundSent(kept({}));
export const noRoom = desk(null);
export const joinedBefore = desk(kept(null), receipt);

export const file: NamedFile = { name: 'group.png' };
export const choose = { type: 'picture.choose', file } as const;
export const prepared = done('preparePicture', small);
export const notTaken = done('preparePicture', { name: 'notes.txt', problem: 'notPicture' });
export const uploaded = done('upload', 'picture-1');
export const progressed = { type: 'upload.progressed', progress: { sent: 90_000, total: 240_000 } } as const;
export const offline = new Failure('offline');
/** Codes of the contract: pictureRefused, groupJoined. */
export const unreadable = failed('upload', new Failure('rejected', 1201, 'not readable'));
export const rejected = new Failure('rejected', 1341, 'asked for before');
