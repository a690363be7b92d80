/** The demo's people. Nobody but the two demo members can sign in. Phones and names are made up. */
import type { Region } from '#domain/time.ts';

export interface SeedMember {
  id: string;
  country: string;
  phone: string;
  email?: string;
  name: string;
  region: Region;
  inviteCode: string;
  inviterId?: string;
  /** Days before the demo's start on which they joined. */
  joinedAgo: number;
}

export const demoPassword = 'Dayrent2026';
export const demoFundPassword = 'Asha2026fund';

export const demoMember: SeedMember = {
  id: 'demo-asha',
  country: 'IN',
  phone: '9000000001',
  email: 'asha@dayrent.example',
  name: 'Asha',
  region: 1,
  inviteCode: 'ASHA2026',
  joinedAgo: 34,
};

/** Owns nothing, invited by nobody: for empty states. */
export const emptyMember: SeedMember = {
  id: 'demo-noor',
  country: 'IN',
  phone: '9000000002',
  name: 'Noor',
  region: 1,
  inviteCode: 'NOOR2026',
  joinedAgo: 1,
};

type Row = [name: string, country: string, region: Region, inviter: string];

// The inviter is named; Asha's team reaches three levels down.
const rows: readonly Row[] = [
  ['Ravi', 'IN', 1, 'Asha'],
  ['Meera', 'IN', 1, 'Asha'],
  ['Emre', 'TR', 2, 'Asha'],
  ['Wanjiru', 'KE', 3, 'Asha'],
  ['Kiran', 'IN', 1, 'Ravi'],
  ['Divya', 'IN', 1, 'Ravi'],
  ['Elif', 'TR', 2, 'Emre'],
  ['Otieno', 'KE', 3, 'Wanjiru'],
  ['Sunil', 'IN', 1, 'Kiran'],
  ['Baran', 'TR', 2, 'Elif'],
  ['Lakshmi', 'IN', 1, ''],
  ['Joana', 'BR', 4, ''],
  ['Thiago', 'BR', 4, 'Joana'],
  ['Anja', 'DE', 5, ''],
  ['Jonas', 'DE', 5, 'Anja'],
  ['Amina', 'KE', 3, ''],
  ['Farid', 'EG', 0, ''],
  ['Zeynep', 'TR', 2, ''],
  ['Prakash', 'IN', 1, 'Lakshmi'],
  ['Nimali', 'LK', 1, ''],
  ['Besnik', 'AL', 5, ''],
  ['Lucia', 'IT', 5, 'Anja'],
  ['Mateo', 'ES', 5, ''],
  ['Claire', 'FR', 5, ''],
];

const idOf = (name: string): string => (name === 'Asha' ? demoMember.id : `member-${name.toLowerCase()}`);

export const otherMembers: readonly SeedMember[] = rows.map(([name, country, region, inviter], index) => ({
  id: idOf(name),
  country,
  // Egypt's numbers have their own shape.
  phone:
    country === 'EG' ? `0100000${String(100 + index).padStart(4, '0')}` : `07000001${String(index).padStart(2, '0')}`,
  name,
  region,
  inviteCode: `DAY${String(100 + index)}`,
  ...(inviter && { inviterId: idOf(inviter) }),
  joinedAgo: 33 - index,
}));
