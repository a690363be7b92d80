import { describe, expect, it } from 'vitest';
import { fresh } from '#domain/fresh.ts';
import { now } from '../samples.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { small, type NamedFile } from '../letter/samples.ts';
import { failed } from '../model/happening.ts';
import {
  choose,
  draftedBefore,
  file,
  joinedBefore,
  kept,
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
  standing,
  unreadable,
  uploaded,
} from './samples.ts';
import { settled, start } from '../settlement/money-samples.ts';
import { createGroupJoinMachine } from './group-join.machine.ts';

const machine = createGroupJoinMachine<NamedFile>();
const play = player(machine, { subject: '', isReachable: true });
const first = {
  ...start,
  file: null,
  picture: null,
  pictureId: null,
  refusal: null,
  problems: [],
  progress: null,
};
const claim = { type: 'bonus.claim' } as const;
const open = { type: 'terms.refresh' } as const;
const chosen = [opened, choose, prepared] as const;
const sent = [...chosen, claim, uploaded] as const;

describe(machine.id, () => {
  it('opens with what the bonus is, and what was chosen before', () => {
    expect(play()).toStrictEqual(
      at('loading', first, { started: { loadTerms: { subject: '' }, watchUpload: undefined } }),
    );
    expect(play(opened)).toStrictEqual(
      at(
        { deciding: 'idle' },
        { ...first, terms: { standing: fresh(standing(), now), intent: kept(null), draft: null } },
        rereads,
      ),
    );
    expect(play(draftedBefore)).toMatchObject({ state: { deciding: 'idle' }, context: { picture: small } });
    expect(play(failed('loadTerms', offline), open).state).toBe('loading');
    expect(play(failed('loadTerms', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it('is over where it was asked for before, and settles what went out before', () => {
    expect(play(joinedBefore)).toMatchObject({
      state: 'decided',
      context: { result: receipt },
      emitted: [{ type: 'groupJoin.succeeded', result: receipt }],
    });
    expect(play(sentBefore)).toMatchObject({ state: 'settling', started: { settlement: { move: null } } });
  });

  it('sends the screenshot, then asks for the bonus with its id, once', () => {
    expect(play(opened, choose)).toMatchObject({ state: 'preparing', started: { preparePicture: { file } } });
    expect(play(...chosen).emitted).toEqual([{ type: 'groupJoin.drafted', draft: { picture: small } }]);
    expect(play(...chosen, claim)).toMatchObject({ state: 'uploading', started: { upload: { picture: small } } });
    expect(play(...chosen, claim, progressed).context.progress).toEqual({ sent: 90_000, total: 240_000 });
    expect(play(...chosen, claim, claim).started).toEqual({});
    expect(play(...sent)).toMatchObject({
      state: 'settling',
      started: { settlement: { intent: kept(null), move: { pictureId: 'picture-1' }, isReachable: true } },
    });
    expect(play(...sent, settled({ end: 'done', result: receipt }))).toMatchObject({
      state: 'decided',
      context: { result: receipt },
      emitted: [{ type: 'groupJoin.succeeded', result: receipt }],
    });
  });

  it('says so when nothing was credited', () => {
    expect(play(...sent, settled({ end: 'done', result: notCredited }))).toMatchObject({
      state: 'decided',
      context: { result: { reason: 'promotionEmpty' } },
    });
  });

  it('says why a file is not taken, and keeps the picture that is there', () => {
    expect(play(...chosen, choose, notTaken)).toMatchObject({
      state: { deciding: 'idle' },
      context: { picture: small, refusal: { name: 'notes.txt', problem: 'notPicture' } },
    });
    expect(play(opened, choose, failed('preparePicture', new Error('gone'))).context.refusal).toEqual({
      name: '',
      problem: 'unreadable',
    });
    expect(play(...chosen, { type: 'picture.remove' })).toMatchObject({
      context: { picture: null },
      emitted: [{ type: 'groupJoin.drafted', draft: { picture: null } }],
    });
  });

  it('leaves a screenshot removed while the terms are read again, whose draft is from before', () => {
    const removed = [draftedBefore, { type: 'network.returned' }, { type: 'picture.remove' }] as const;
    expect(play(...removed).state).toEqual({ deciding: 'refreshing' });
    expect(play(...removed, draftedBefore)).toMatchObject({ state: { deciding: 'idle' }, context: { picture: null } });
  });

  it('keeps the screenshot when it can’t be sent, or is stopped', () => {
    for (const end of [failed('upload', offline), unreadable, { type: 'upload.cancel' } as const]) {
      expect(play(...chosen, claim, end)).toMatchObject({ state: { deciding: 'idle' }, context: { picture: small } });
    }
    expect(play(...chosen, claim, failed('upload', offline)).context.failure).toBe(offline);
  });

  it('asks for nothing without a screenshot, offline, or on a device that can’t keep an intent', () => {
    expect(play(opened, claim).context.problems).toEqual(['picture']);
    expect(play(...chosen, { type: 'network.lost' }, claim).context.problems).toEqual(['offline']);
    expect(play(noRoom, choose, prepared, claim).context.problems).toEqual(['storage']);
  });

  it('asks for nothing on what the device kept; a screenshot is chosen while it is read anew', () => {
    const returned = { type: 'network.returned' } as const;
    expect(play(openedOffline, choose, prepared, claim).context.problems).toEqual(['kept']);
    expect(play(openedOffline, returned, choose).state).toBe('preparing');
    expect(play(...chosen, returned, failed('loadTerms', offline), claim)).toMatchObject({
      state: { deciding: 'idle' },
      context: { problems: ['kept'], picture: small },
    });
    expect(play(openedOffline, choose, prepared, returned, opened, claim).state).toBe('uploading');
  });

  it('ends only as the settlement says', () => {
    const refused = play(...sent, settled({ end: 'refused', failure: rejected }));
    expect(refused).toMatchObject({ state: 'refused', context: { failure: rejected } });
    expect(play(...sent, settled({ end: 'refused', failure: rejected }), open).state).toBe('loading');
    expect(play(...sent, settled({ end: 'dropped' })).state).toBe('loading');
    expect(play(...sent, failed('settlement', offline)).state).toBe('failed');
  });
});
