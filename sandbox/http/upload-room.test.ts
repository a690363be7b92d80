/** Forms with files that come at once: neither one member nor many fill a server's memory with them (product 19.5). */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#contract/codes.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { person } from '#contract/person.ts';
import { startSession } from '#sandbox/services/access/sessions.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { formLimit } from './multipart.ts';
import { createUploadRoom, roomFor, type UploadRoom } from './upload-room.ts';

const refused = { code: codes.tooManyAttempts, message: 'Too many attempts. Please try again in 5 s' };

describe('forms that are on their way', () => {
  const path = `/api/${person.modifyHead.backend}/${person.modifyHead.path}`;
  const { field } = person.modifyHead.multipart;
  let world: ServedWorld;
  beforeAll(async () => {
    world = await openServedWorld();
  });
  afterAll(() => world.close());

  /** One of which nothing comes until it is ended. */
  function begin(token: string) {
    const isRead = Promise.withResolvers<'read'>();
    let end = (): void => undefined;
    const body = new ReadableStream(
      {
        pull(controller) {
          end = () => controller.close();
          isRead.resolve('read');
        },
      },
      { highWaterMark: 0 },
    );
    const asked = world.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '100000',
        'X-Access-Token': token,
      },
      body,
      duplex: 'half',
    } as RequestInit);
    const answer = Promise.resolve(asked).then(async (reply) => ((await reply.json()) as { code: number }).code);
    // Whichever comes first.
    return { begun: Promise.race([isRead.promise, answer]), answer, end: () => end() };
  }

  it('of one member are three; another is refused before it is read, and others have theirs', async () => {
    const token = await world.signIn();
    await addMember(world.context, 'asha');
    const other = await startSession({ ...world.context, wallClock: world.wallClock }, 'asha');
    const photo = await photoWithPlace();
    // A body that stops is given up after a while: here that time never comes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const forms = Array.from({ length: roomFor.forms }, () => begin(token));
    expect(await Promise.all(forms.map(({ begun }) => begun))).toEqual(forms.map(() => 'read'));
    expect(await begin(token).begun).toBe(codes.tooManyAttempts);
    const others = begin(other);
    expect(await others.begun).toBe('read');
    for (const { end } of [...forms, others]) end();
    await Promise.all([...forms, others].map(({ answer }) => answer));
    vi.useRealTimers();
    const { code } = await world.ask('POST', path, { token, file: { field, bytes: photo } });
    expect(code).toBe(codes.ok);
  });
});

describe('room', () => {
  let room: UploadRoom;
  let isOver: PromiseWithResolvers<void>;
  beforeEach(() => {
    room = createUploadRoom();
    isOver = Promise.withResolvers();
  });
  const hold = (memberId: string, bytes: number) => room.hold(memberId, bytes, () => isOver.promise);
  /** As many members as fill it together. */
  const fill = () => Array.from({ length: 8 }, (_, index) => hold(`member-${index}`, roomFor.bytes / 8));

  it('is for so many bytes of all members, and there again once they are answered', async () => {
    const held = fill();
    await expect(hold('ravi', 1)).rejects.toMatchObject(refused);
    isOver.resolve();
    await Promise.all(held);
    await Promise.all(fill());
  });

  it('is for so many bytes of one member, and others have theirs meanwhile', async () => {
    const held = [hold('asha', roomFor.ofMember - 1), hold('asha', 1)];
    await expect(hold('asha', 1)).rejects.toMatchObject(refused);
    for (const other of ['noor', 'ravi', 'ben', 'mei']) held.push(hold(other, roomFor.ofMember));
    isOver.resolve();
    await Promise.all(held);
    await expect(hold('asha', roomFor.ofMember)).resolves.toBeUndefined();
  });

  it('is enough for the largest form that a member can send', () => {
    const forms = Object.values(contract).flatMap((backend) =>
      Object.values<Endpoint>(backend).flatMap(({ multipart }) => (multipart ? [formLimit(multipart)] : [])),
    );
    expect(forms.length).toBeGreaterThan(2);
    expect(Math.max(...forms)).toBeLessThanOrEqual(roomFor.ofMember);
  });

  it('is there again after a form that failed', async () => {
    const failed = Array.from({ length: roomFor.forms }, () => hold('asha', roomFor.ofMember / roomFor.forms));
    await expect(hold('asha', 1)).rejects.toMatchObject(refused);
    isOver.reject(new Error('the body did not come'));
    await Promise.allSettled(failed);
    await expect(room.hold('asha', roomFor.ofMember, async () => 'taken')).resolves.toBe('taken');
  });
});
