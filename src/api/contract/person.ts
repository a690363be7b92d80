/** The user backend: the signed-in person (product 15.9). A file of its own, so that the entry has none of it. */
import * as v from 'valibot';
import { uploadLimit } from '#domain/limits.ts';
import type { Profile } from '#domain/member.ts';
import { nicknameProblem, tidyNickname } from '#domain/nickname.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { count, id, instant, nothing, ownFile, text } from './wire.ts';

const profile = v.pipe(
  v.object({
    userId: id,
    headUrl: ownFile,
    vipLevel: count,
    grade: count,
    gradeText: text,
    /** Active members invited. */
    activeNum: count,
    phone: secret('phone', text),
    email: secret('email', text),
    name: text,
    invitateCode: text,
    createTime: instant,
  }),
  v.transform((wire): Profile => ({
    id: wire.userId,
    name: wire.name,
    phone: wire.phone,
    email: wire.email,
    avatar: wire.headUrl,
    vipLevel: wire.vipLevel,
    grade: wire.grade,
    activeInvited: wire.activeNum,
    inviteCode: wire.invitateCode,
    createdAt: wire.createTime,
  })),
);

export const person = {
  profile: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/info',
    auth: 'member',
    input: nothing,
    /** Null: the server has no such member any more. */
    reply: v.nullable(profile),
    about: 'The signed-in person.',
    origin: 'spec',
  }),
  modifyHead: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/modify-head',
    auth: 'member',
    input: nothing,
    multipart: { field: 'img', limit: uploadLimit.avatar },
    /** Its address. */
    reply: v.pipe(
      v.object({ headUrl: ownFile }),
      v.transform(({ headUrl }) => headUrl),
    ),
    about: 'A new picture of the person: JPEG, PNG or WebP. It is made anew, small and square, without what it says.',
    origin: 'spec',
  }),
  modifyName: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/modify-name',
    auth: 'member',
    input: v.object({
      name: v.pipe(
        v.string(),
        v.maxLength(400),
        v.transform(tidyNickname),
        v.check((name) => nicknameProblem(name) === null),
      ),
    }),
    reply: nothing,
    about: 'Another nickname: 1 to 30 characters, none that controls or reorders what stands around it.',
    origin: 'spec',
  }),
};
