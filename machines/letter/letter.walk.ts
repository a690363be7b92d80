import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import {
  type NamedFile,
  choose,
  desk,
  dune,
  enough,
  input,
  offline,
  progressed,
  receipt,
  refused,
  sentBefore,
  shared,
  small,
  type,
} from './samples.ts';
import { createLetterMachine } from './letter.machine.ts';
import { letterProblems } from './written.ts';
import type { Flow } from '../flow.ts';

const draft = { id: input.id, text: enough, phone: '', isSent: false };

export const letterWalk = walkOf(createLetterMachine<NamedFile>(), {
  input,
  events: {
    'openDesk done: nothing kept': done('openDesk', desk()),
    'openDesk done: kept': done('openDesk', desk(draft, [small, dune])),
    'openDesk done: shared': done('openDesk', shared),
    'openDesk done: went out before': done('openDesk', desk({ ...draft, isSent: true }, [small, dune])),
    'text.type: eleven words': type(enough),
    'phone.type': { type: 'phone.type', text: '98' },
    'pictures.choose': choose,
    'preparePictures done: taken': done('preparePictures', { pictures: [small, dune], refusals: [] }),
    'preparePictures done: not taken': done('preparePictures', {
      pictures: [],
      refusals: [
        { name: 'notes.txt', problem: 'notPicture' },
        { name: 'poster.png', problem: 'tooLarge' },
      ],
    }),
    'picture.remove': { type: 'picture.remove', index: 0 },
    'upload.progressed': progressed,
    'send done': done('send', receipt),
    'send failed: no answer': failed('send', offline),
    'send failed: refused': failed('send', refused),
    'send failed: changed since it arrived': failed('send', sentBefore),
    'askOutcome done: arrived': done('askOutcome', receipt),
    'askOutcome done: not there': done('askOutcome', null),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    letterProblems({ ...context, isReachable: true }).length === 0 && 'complete',
    context.isUnsent && 'not there',
    context.hasShared && 'shared',
    context.isOvertaken && 'overtaken',
  ],
});

export const flow: Flow = {
  flow: 'a post; feedback',
  home: '`#/user/addynamic`, `#/user/feedback`',
  gallery: { address: '/user/feedback', places: { form: 'form (complete, not there)' } },
};
