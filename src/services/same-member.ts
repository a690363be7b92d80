import { Failure } from '#domain/failure.ts';
import type { Services } from './services.ts';

/**
 * Right before a call that was waited for: another tab may have signed somebody else in, and what one member wrote or confirmed never goes
 * out as another's.
 * @param member who was signed in when it began
 * @throws Failure unauthorized
 */
export function assertMember({ session }: Pick<Services, 'session'>, member: string | undefined): void {
  if (member === undefined || session()?.member !== member) throw new Failure('unauthorized');
}
