/** Members: who they are. Their password is a slow hash, or none for members that nobody signs in as. */
import type { Selectable } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { AccountName } from '#domain/registration.ts';
import type { Region } from '#domain/time.ts';
import type { MembersTable } from '#sandbox/db/tables-members.ts';
import { lookOf } from './look-alikes.ts';
import { hashPassword } from './passwords.ts';

export interface NewMember {
  /** Random where it is not given. */
  id?: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** In its one form, see #domain/phone-number.ts. */
  phone?: string;
  /** In its one form. A member has a phone or an e-mail address, or both. */
  email?: string;
  name: string;
  region: Region;
  /** Without one nobody can sign in as this member. */
  password?: string;
  /** In place of `password`, where it was hashed before. */
  passwordHash?: string;
  avatar?: string;
  inviteCode?: string;
  inviterId?: string;
  /** Sandbox time, ms; now where it is not given. */
  createdAt?: number;
}

/** Adds a member and answers its id. @throws the database's error when phone, e-mail or invite code is taken. */
export async function createMember(context: Context, member: NewMember): Promise<string> {
  const { db, clock, random } = context;
  const id = member.id ?? `m-${random.hex(8)}`;
  await db
    .insertInto('members')
    .values({
      id,
      country: member.country,
      phone: member.phone ?? null,
      email: member.email ?? null,
      name: member.name,
      avatar: member.avatar ?? '',
      password_hash:
        member.passwordHash ?? (member.password === undefined ? null : await hashPassword(random, member.password)),
      region: member.region,
      vip_level: 0,
      invite_code: member.inviteCode ?? random.hex(4).toUpperCase(),
      inviter_id: member.inviterId ?? null,
      created_at: member.createdAt ?? clock.now(),
      name_look: lookOf(member.name),
    })
    .execute();
  return id;
}

/** The member with that phone or e-mail address in its one form, or null. */
export const findByAccount = async ({ db }: Pick<Context, 'db'>, { type, country, account }: AccountName) =>
  (await db
    .selectFrom('members')
    .selectAll()
    .where(type === 'email' ? 'email' : 'phone', '=', account)
    .$if(type === 'phone', (query) => query.where('country', '=', country))
    .executeTakeFirst()) ?? null;

/** What a member is named by in their own eyes: the phone number, or the e-mail address of who has none. */
export const accountOf = ({ phone, email }: Pick<Member, 'phone' | 'email'>): string => phone ?? email ?? '';

export type Member = Selectable<MembersTable>;

/** Who deleted their account while a call was on its way: said as the database says it of what is written then (migration 0060). */
class MemberGone extends Error {
  readonly code = 'DR003';
}

/** @throws MemberGone: what is left of them says nothing, and nothing of it is right or wrong */
export async function findById({ db }: Context, id: string): Promise<Member> {
  const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (member.deleted_at !== null) throw new MemberGone('this member was deleted');
  return member;
}
