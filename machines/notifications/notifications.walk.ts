import { Failure } from '#domain/failure.ts';
import { notificationKinds } from '#domain/notifications.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { notificationsMachine, type NotificationsStanding } from './notifications.machine.ts';

const standing: NotificationsStanding = { permission: 'default', kinds: [], reach: 'open', wasOffered: false };
const looked = (told: Partial<NotificationsStanding>) => done('lookAround', { ...standing, ...told });

const events = {
  'lookAround done: not asked yet': looked({}),
  'lookAround done: unsupported': looked({ permission: 'unsupported' }),
  'lookAround done: denied': looked({ permission: 'denied' }),
  'lookAround done: on': looked({ permission: 'granted', kinds: notificationKinds }),
  'askPermission done: granted': done('askPermission', 'granted'),
  'askPermission done: denied': done('askPermission', 'denied'),
  'askPermission done: no answer': done('askPermission', 'default'),
  'keepKinds done': done('keepKinds', 'open'),
  'keepKinds failed': failed('keepKinds', new Failure('offline')),
  'kind.toggle: one': { type: 'kind.toggle', kind: 'messages' },
} as const;

const facts = ({ asked }: { asked: readonly string[] }) => [asked.length > 0 && 'to be kept'];

export const notificationsWalk = walkOf(notificationsMachine, { input: { isOffer: false }, events, facts });

/** Offered after a success. */
export const offeredNotificationsWalk = walkOf(notificationsMachine, {
  name: 'offered',
  input: { isOffer: true },
  events: { ...events, 'lookAround done: offered before': looked({ wasOffered: true }) },
  facts,
});

export const flow: Flow = {
  flow: 'being told of what happens while one looks elsewhere',
  home: '`#/user/notifications`, and offered after a first success',
  gallery: { address: '/user/notifications' },
};
