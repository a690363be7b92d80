/** Visitors who make an account over HTTP, as the app does. */
import { verificationCode } from '#domain/limits.ts';
import type { CodeChannel } from '#domain/verification.ts';
import type { ServedWorld, Told } from './served-world.ts';

export interface Visitor {
  type: CodeChannel;
  country: string;
  account: string;
}

export const newPassword = 'Harbour2026';

const base = '/api/user/auth';
let made = 0;

/** Somebody whom nobody knows yet. */
export function newVisitor(type: CodeChannel = 'phone', country = 'IN'): Visitor {
  made += 1;
  return { type, country, account: type === 'phone' ? `98${70_000_000 + made}` : `visitor-${made}@dayrent.example` };
}

const codePaths = {
  registration: { phone: 'code/reg', email: 'emailcode/reg' },
  reset: { phone: 'code/resetpass', email: 'emailcode/resetpass' },
} as const;

export const askCode = (
  world: ServedWorld,
  { type, country, account }: Visitor,
  purpose: keyof typeof codePaths = 'registration',
): Promise<Told> => world.ask('POST', `${base}/${codePaths[purpose][type]}`, { fields: { country, account } });

/** The last code that went there, as a person reads it on the panel; empty: none. */
export async function readCode(world: ServedWorld, to: string): Promise<string> {
  const { body } = await world.control('GET', `/sandbox/codes?to=${encodeURIComponent(to)}`);
  return (body as { code: string | null }).code ?? '';
}

/** Asks for a code and reads it, after the pause that codes have. */
export async function codeFor(
  world: ServedWorld,
  visitor: Visitor,
  purpose: keyof typeof codePaths = 'registration',
): Promise<string> {
  world.clock.advance(verificationCode.cooldown);
  const told = await askCode(world, visitor, purpose);
  if (told.code !== 200) throw new Error(`no code: ${told.code} ${told.msg}`);
  return readCode(world, visitor.account);
}

/** A code that is not the one. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

export interface Registering {
  code: string;
  password?: string;
  inviteCode?: string;
}

export const register = (
  world: ServedWorld,
  visitor: Visitor,
  { code, password = newPassword, inviteCode = 'ASHA2026' }: Registering,
): Promise<Told> => world.ask('POST', `${base}/registereorp`, { fields: { ...visitor, code, password, inviteCode } });

export const reset = (
  world: ServedWorld,
  visitor: Visitor,
  { code, password = newPassword }: { code: string; password?: string },
): Promise<Told> => world.ask('POST', `${base}/reset-password-eop`, { fields: { ...visitor, code, password } });

export const signInAs = (world: ServedWorld, country: string, phone: string, password = newPassword): Promise<Told> =>
  world.ask('POST', `${base}/logpe/pass`, { fields: { country, phone, password } });
