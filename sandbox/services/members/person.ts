/** The signed-in person: what is known of them (product 1.5), their picture and their nickname (product 5.12). */
import type { person } from '#contract/person.ts';
import { gradeAt } from '#domain/grade.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { activeInvited } from './grades.ts';
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

  async modifyName({ db }, { caller, input }) {
    await db.updateTable('members').set({ name: input.name }).where('id', '=', caller.id).execute();
    return { data: {} };
  },
};
