import { outboxPolicies } from '#domain/outbox.ts';
import { now } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { stepOf } from './contents.ts';
import {
  broken,
  comment,
  ended,
  heldOne,
  input,
  known,
  like,
  loaded,
  offline,
  post,
  refused,
  told,
} from './samples.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { Flow } from '../flow.ts';

const first = comment(1);
const { id } = first;

export const outboxWalk = walkOf(outboxMachine, {
  input,
  events: {
    'loadItems done: none': loaded(),
    'loadItems done: two': loaded(first, post),
    'loadItems done: held': loaded(heldOne),
    'loadItems done: old': loaded({ ...first, madeAt: now - outboxPolicies.comment.keptFor - 1 }),
    'loadItems done: old like': loaded({ ...like, madeAt: now - outboxPolicies.like.keptFor - 1 }),
    'items.told: two': told(first, post),
    'items.told: none': told(),
    'send done: sent': done('send', true),
    'send done: gone': done('send', false),
    'send failed: no answer': failed('send', offline),
    'send failed: not by this server': failed('send', broken),
    'send failed: refused': failed('send', refused),
    'send failed: other version was there': failed('send', known),
    'send failed: session ended': failed('send', ended),
    'remove done: removed': done('remove', 'removed'),
    'remove done: tried': done('remove', 'tried'),
    'remove done: gone': done('remove', 'gone'),
    'edit done: opened': done('edit', 'opened'),
    'edit done: occupied': done('edit', 'occupied'),
    'edit done: gone': done('edit', 'gone'),
    'item.edit': { type: 'item.edit', id },
    'item.cancel': { type: 'item.cancel', id },
    'item.release': { type: 'item.release', id },
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    stepOf(context)?.what ?? false,
    context.items.some((item) => item.id === id) && 'the first',
    context.items.some((item) => item.held !== null) && 'held',
    context.current !== null && `at ${context.current.kind}`,
    context.reason !== null && 'not sent',
    context.chosen !== null && 'chosen',
  ],
});

export const flow: Flow = {
  flow: 'sending what waited for the connection',
  home: 'beside every screen of a member; `#/user/outbox`',
  gallery: {
    address: '/user/outbox',
    hidden: { choice: 'passing', network: 'passing' },
  },
};
