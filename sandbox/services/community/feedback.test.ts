/** Feedback: once for each id, with its pictures in their order, more than ten words in any language. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Caller } from '#sandbox/context.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { testClock, type TestClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import sharp from 'sharp';
import { feedbackAllowed, feedbackHandlers } from './feedback.ts';

const text = 'The income of yesterday is not shown on my wallet page';
let world: World;
let wallClock: TestClock;
let member: Caller;
let made = 0;
let photos: Buffer[];

beforeAll(async () => {
  world = await openWorld();
  wallClock = testClock(Date.UTC(2026, 10, 20, 9));
  const photo = await photoWithPlace();
  photos = [photo, await sharp(photo).flop().jpeg().toBuffer()];
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `writer-${made}`);
});

interface Given {
  draftId?: string;
  text?: string;
  phone?: string;
  files?: readonly Uint8Array[];
  language?: string;
}

const call = (input: object) => ({
  caller: member,
  intentId: '',
  address: '',
  agent: '',
  origin: 'http://localhost',
  token: '',
  ...input,
});
const send = async ({ draftId = randomUUID(), files = [], phone = '', language = 'en_US', ...given }: Given = {}) => {
  const input = { draftId, text, phone, ...given };
  const asked = call({ input, files, file: new Uint8Array(), caller: { ...member, language } });
  const context = { ...world.context, wallClock };
  return (
    await feedbackHandlers.createFeedback(context, asked as Parameters<typeof feedbackHandlers.createFeedback>[1])
  ).data;
};
const sent = async (draftId: string, caller = member) =>
  (
    await feedbackHandlers.sentFeedback(
      { ...world.context, wallClock },
      { caller, intentId: '', address: '', agent: '', origin: 'http://localhost', token: '', input: { draftId } },
    )
  ).data;
const rows = () => world.context.db.selectFrom('feedback').selectAll().where('member_id', '=', member.id).execute();

describe('feedback', () => {
  it('is kept with its pictures, in their order, and found again', async () => {
    const draftId = randomUUID();
    const receipt = await send({ draftId, files: photos, phone: '98123 45678' });
    expect(receipt).toEqual({
      reference: expect.stringMatching(/^FB-[0-9A-F]{10}$/),
      createTime: world.clock.now(),
      pictures: 2,
    });
    expect(await sent(draftId)).toEqual(receipt);
    expect(await rows()).toMatchObject([{ id: receipt.reference, comments: text, phone: '+91 9812345678' }]);
    const kept = await world.context.db
      .selectFrom('feedback_pictures')
      .innerJoin('uploads', 'uploads.id', 'picture_id')
      .select(['position', 'bytes', 'kind'])
      .where('feedback_id', '=', receipt.reference)
      .orderBy('position')
      .execute();
    expect(kept.map(({ position, kind }) => [position, kind])).toEqual([
      [0, 'feedback'],
      [1, 'feedback'],
    ]);
    expect(Buffer.from(kept[0]?.bytes ?? []).equals(Buffer.from(kept[1]?.bytes ?? []))).toBe(false);
  });

  it('sent again, or many times at once, is one', async () => {
    const draftId = randomUUID();
    const told = await Promise.all(Array.from({ length: 6 }, () => send({ draftId, files: photos })));
    expect(new Set(told.map(({ reference }) => reference)).size).toBe(1);
    expect(await send({ draftId, files: photos })).toEqual(told[0]);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused with another content under the same id', async () => {
    const draftId = randomUUID();
    await send({ draftId, files: photos });
    for (const other of [{ text: `${text} again` }, { files: photos.toReversed() }, { phone: '9812345678' }]) {
      await expect(send({ draftId, files: photos, ...other })).rejects.toMatchObject({ code: codes.intentReused });
    }
    expect(await rows()).toHaveLength(1);
  });

  it('of another member is unknown under the same id', async () => {
    const draftId = randomUUID();
    await send({ draftId });
    const other = await addMember(world.context, `reader-${made}`);
    expect(await sent(draftId, other)).toBeNull();
  });

  it.each([
    ['en_US', 'one two three four five six seven eight nine ten'],
    ['ar_AE', 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'],
    ['hi_IN', 'एक दो तीन चार पाँच छह सात आठ नौ दस'],
    ['en_US', '😀'.repeat(40)],
  ])('of ten words or fewer is not taken: %s', async (language, few) => {
    await expect(send({ text: few, language })).rejects.toMatchObject({ code: codes.tooFewWords });
    await expect(send({ text: `${few} 1 2 3 4 5 6 7 8 9 10 11`, language })).resolves.toBeDefined();
  });

  it('takes a phone number, or none, and nothing else', async () => {
    await expect(send({ phone: 'call me' })).rejects.toMatchObject({ code: codes.accountInvalid });
    await expect(send({ phone: '  ' })).resolves.toBeDefined();
  });

  it('keeps nothing where one of the pictures is none', async () => {
    const files = [...photos, new TextEncoder().encode('no picture')];
    await expect(send({ files })).rejects.toMatchObject({ code: codes.pictureRefused });
    expect(await rows()).toEqual([]);
  });

  it('comes so often in a minute', async () => {
    for (let count = 0; count < feedbackAllowed; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: codes.tooManyAttempts });
    wallClock.advance(60_000);
    await expect(send()).resolves.toBeDefined();
  });
});
