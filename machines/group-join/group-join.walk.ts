import type { NamedFile } from '../letter/samples.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { endings, moneyFacts, settled } from '../settlement/money-samples.ts';
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
  unreadable,
  uploaded,
} from './samples.ts';
import { createGroupJoinMachine } from './group-join.machine.ts';
import type { Flow } from '../flow.ts';

export const groupJoinWalk = walkOf(createGroupJoinMachine<NamedFile>(), {
  input: { subject: '', isReachable: true },
  events: {
    'loadTerms done: new': opened,
    'loadTerms done: chosen before': draftedBefore,
    'loadTerms done: sent before': sentBefore,
    'loadTerms done: asked for before': joinedBefore,
    'loadTerms done: no place for an intent': noRoom,
    'loadTerms done: kept': openedOffline,
    'picture.choose': choose,
    'preparePicture done: taken': prepared,
    'preparePicture done: not taken': notTaken,
    'upload done': uploaded,
    'upload.progressed': progressed,
    'upload failed: no answer': failed('upload', offline),
    'upload failed: refused': unreadable,
    ...endings(receipt, rejected),
    'settlement done: not credited': settled({ end: 'done', result: notCredited }),
  },
  facts: (context) => [
    ...moneyFacts(context),
    context.picture && 'picture',
    context.result?.reason === 'promotionEmpty' && 'not credited',
  ],
});

export const flow: Flow = {
  flow: 'the group-join bonus',
  home: '`#/index/joinGroup`',
  gallery: {
    address: '/index/joinGroup',
    places: { 'deciding.idle': 'deciding.idle (picture)', settling: 'deciding.idle (picture)' },
    hidden: { choice: 'passing' },
  },
};
