import type { NamedFile } from '../letter/samples.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import {
  choose,
  draftedBefore,
  joinedBefore,
  noRoom,
  notCredited,
  notTaken,
  offline,
  opened,
  openedOffline,
  prepared,
  progressed,
  receipt,
  rejected,
  sentBefore,
  settled,
  unreadable,
  uploaded,
} from './samples.ts';
import { createGroupJoinMachine } from './group-join.machine.ts';
import { hasKept } from '../terms.ts';

export const groupJoinWalk = walkOf(createGroupJoinMachine<NamedFile>(), {
  input: { isReachable: true },
  events: {
    'openDesk done: new': opened,
    'openDesk done: chosen before': draftedBefore,
    'openDesk done: sent before': sentBefore,
    'openDesk done: asked for before': joinedBefore,
    'openDesk done: no place for an intent': noRoom,
    'openDesk done: kept': openedOffline,
    'picture.choose': choose,
    'preparePicture done: taken': prepared,
    'preparePicture done: not taken': notTaken,
    'upload done': uploaded,
    'upload.progressed': progressed,
    'upload failed: no answer': failed('upload', offline),
    'upload failed: refused': unreadable,
    'settlement done: credited': settled({ end: 'done', result: receipt }),
    'settlement done: not credited': settled({ end: 'done', result: notCredited }),
    'settlement done: refused': settled({ end: 'refused', failure: rejected }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: ({ isReachable, standing, picture, intent, receipt: told }) => [
    !isReachable && 'offline',
    hasKept({ standing }) && 'kept',
    picture && 'picture',
    intent === null && 'no place',
    told?.reason === 'promotionEmpty' && 'not credited',
  ],
});
