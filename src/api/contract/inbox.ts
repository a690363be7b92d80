/** Messages to a member and notices to all, of the messages backend (product 15.19). */
import * as v from 'valibot';
import { messageGroups, messageKinds, type Message, type Unread } from '#domain/messages.ts';
import { endpoint } from './endpoint.ts';
import { formInstantOrNone } from './form.ts';
import { page, paging } from './page.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const message = v.pipe(
  v.object({
    id,
    title: text,
    /** Its first words. */
    content: text,
    time: instant,
    read: v.boolean(),
  }),
  v.transform((wire): Message => ({
    id: wire.id,
    title: wire.title,
    summary: wire.content,
    at: wire.time,
    isRead: wire.read,
  })),
);

const unread = v.pipe(
  v.object({ msg: count, notice: count, voucher: count }),
  v.transform(({ msg, notice, voucher }): Unread => ({ private: msg, notice, voucher })),
);

export const inbox = {
  unread: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'regmsg/unread',
    auth: 'member',
    input: nothing,
    reply: unread,
    about: 'How many messages, notices and voucher messages are unread.',
    origin: 'spec',
  }),
  memberMessages: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'regmsg/get',
    auth: 'member',
    input: v.object({ group: v.optional(v.picklist(messageKinds), 'private'), ...paging }),
    reply: page(message),
    about: 'Messages to the member, newest first; with `group=voucher` those about coupons.',
    origin: 'spec',
  }),
  stationNews: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'push/record',
    auth: 'member',
    input: v.object(paging),
    reply: page(message),
    about: 'Notices that went to all members, newest first, with what this member has read.',
    origin: 'spec',
  }),
  markRead: endpoint({
    backend: 'messages',
    method: 'POST',
    path: 'push/record/update',
    auth: 'member',
    input: v.object({
      group: v.picklist(messageGroups),
      /** Empty: all of the group. */
      id: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      /** With an empty id: what came later stays unread, ms; this may be heard long after it was meant. 0: all. */
      upTo: formInstantOrNone,
    }),
    reply: unread,
    about: 'Marks one of a group, or all of it up to a time, as read; what is left unread is answered.',
    origin: 'spec',
  }),
};
