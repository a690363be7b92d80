import { tidyText } from '#domain/member-text.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { offline, others, own } from './samples.ts';
import { writtenActionsMachine } from './written-actions.machine.ts';

export const writtenActionsWalk = walkOf(writtenActionsMachine, {
  events: {
    'menu.open: own': { type: 'menu.open', words: own },
    "menu.open: another's": { type: 'menu.open', words: others },
    'text.type': { type: 'text.type', text: 'Beautiful, and calm' },
    'report.open: the words': { type: 'report.open', about: 'words' },
    'report.open: the member': { type: 'report.open', about: 'member' },
    'reason.choose': { type: 'reason.choose', reason: 'scam' },
    'save done': done('save', null),
    'remove done': done('remove', null),
    'save failed': failed('save', offline),
    'remove failed': failed('remove', offline),
    'report failed': failed('report', offline),
    'block failed': failed('block', offline),
  },
  facts: ({ words, text, reason, failure }) => [
    words?.isOwn ? 'own' : words && "another's",
    tidyText(text) !== '' && text !== words?.content && 'typed',
    reason !== null && 'reason',
    failure !== null && 'failed',
  ],
});

export const flow: Flow = {
  flow: 'editing, deleting, reporting and blocking in the community',
  home: '`#/dynamic`',
  gallery: { address: '/dynamic' },
};
