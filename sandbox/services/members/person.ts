/** The signed-in person: what is known of them (product 1.5), their picture and their nickname (product 5.12). */
import { sql } from 'kysely';
import type { person } from '#contract/person.ts';
import { codes } from '#contract/codes.ts';
import { gradeAt } from '#domain/grade.ts';
import { lockSpaces } from '#sandbox/db/locks.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { activeInvited } from './grades.ts';
import { lookOf, looksLikeStaff } from './look-alikes.ts';
import { findById } from './members.ts';
import { keepPicture, remakePicture } from './pictures.ts';

/** Where pictures are served; `http/picture-routes.ts` answers. */
export const picturePath = '/api/user/img';

export const personHandlers: VisitHandlers<typeof person> = {
  async profile(context, { caller }) {
    const member = await findById(context, caller.id);
    const activeNum = await activeInvited(context, member.id);
    const grade = gradeAt(activeNum);
    return {
      data: {
        userId: member.id,
        headUrl: member.avatar,
        vipLevel: grade,
        grade,
        gradeText: `Grade ${grade}`,
        activeNum,
        phone: member.phone ?? '',
        email: member.email ?? '',
        name: member.name,
        invitateCode: member.invite_code,
        createTime: member.created_at,
      },
    };
  },

  async modifyHead(context, { caller, file }) {
    const picture = await remakePicture('avatar', file);
    return context.db.transaction().execute(async (trx) => {
      // The member's row first: two uploads at once take turns, and one picture is left.
      await trx.selectFrom('members').select('id').where('id', '=', caller.id).forUpdate().execute();
      await trx.deleteFrom('uploads').where('member_id', '=', caller.id).where('kind', '=', 'avatar').execute();
      const id = await keepPicture({ ...context, db: trx }, caller.id, 'avatar', picture);
      const headUrl = `${picturePath}/${id}`;
      await trx.updateTable('members').set({ avatar: headUrl }).where('id', '=', caller.id).execute();
      return { data: { headUrl } };
    });
  },

  async modifyName({ db }, { caller, input: { name } }) {
    const name_look = lookOf(name);
    return db.transaction().execute(async (trx) => {
      // Of two who want one name at once, the second finds it taken.
      await sql`select pg_advisory_xact_lock(${lockSpaces.name}, hashtext(${name_look}))`.execute(trx);
      const other = await trx
        .selectFrom('members')
        .select('id')
        .where('name_look', '=', name_look)
        .where('id', '!=', caller.id)
        .executeTakeFirst();
      if (other || looksLikeStaff(name)) {
        throw new Refusal(codes.nameTaken, "This name looks like another member's, or like ours");
      }
      await trx.updateTable('members').set({ name, name_look }).where('id', '=', caller.id).execute();
      return { data: {} };
    });
  },
};
