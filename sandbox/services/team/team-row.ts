/** What a team member is called towards the one above: the same at each reading, and nothing that leads to them. */
import { createHash } from 'node:crypto';

/** Ids of members are random; without knowing one, nobody finds it from this. */
export const teamRowId = (inviterId: string, memberId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([inviterId, memberId]))
    .digest('hex')
    .slice(0, 24);
