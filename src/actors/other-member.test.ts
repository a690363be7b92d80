/** What one member wrote, while another tab signs somebody else in before it goes out: it never goes out as theirs. */
import { createServerClock } from '#api/server-clock.ts';
import { Failure } from '#domain/failure.ts';
import { newItem, newLike, type OutboxItem } from '#domain/outbox.ts';
import { deskOf } from '#services/outbox-desk.ts';
import type { Services } from '#services/services.ts';
import { openDeviceStore } from '#storage/device.ts';
import { openDrafts } from '#storage/written-stores.ts';
import { expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { commentsActor } from './comments.ts';
import { letterActor } from './letter.ts';
import { outboxActor } from './outbox.ts';

/** A page of Asha, on which Bina signs in as soon as `turn` is called. */
function openPage() {
  let member = 'ASHA01';
  const turn = () => {
    member = 'BINA02';
  };
  const call = vi.fn<() => Promise<never>>(() => Promise.reject(new Failure('offline')));
  const drafts = openDrafts();
  const services = {
    client: { call },
    clock: createServerClock(() => 0),
    device: openDeviceStore(),
    drafts,
    session: () => ({ token: 'token', region: 1, member }),
  } as unknown as Services;
  /** As a store that takes so long. */
  const slowly: Services = {
    ...services,
    drafts: async (mode, work) => {
      const kept = await drafts(mode, work);
      turn();
      return kept;
    },
  };
  return { services, slowly, turn, call };
}

async function failureOf(machine: AnyStateMachine, input: unknown): Promise<unknown> {
  const port = (machine.implementations.actors as Record<string, AnyActorLogic>)['send'];
  if (!port) throw new Error('there is no send');
  const actor = createActor(port, { input });
  const end = toPromise(actor).then(
    () => 'no failure',
    (error: unknown) => error,
  );
  actor.start();
  return end;
}

const unauthorized = new Failure('unauthorized');
const letter = { kind: 'post', id: 'a-letter', text: 'Hello', phone: '', pictures: [] } as const;
const body = { text: 'Hello', phone: '', pictures: 0 };

it.each<[string, OutboxItem, 'replace' | 'pictures']>([
  ['is marked as tried', newLike('a-post', 0), 'replace'],
  ['has its pictures read', newItem('post', { id: 'a-letter', subject: 'a-letter', body, madeAt: 0 }), 'pictures'],
])('stays in the outbox where it %s', async (_what, item, step) => {
  const { services, turn, call } = openPage();
  const desk = deskOf(services);
  await desk.put(item);
  const work = desk[step].bind(desk) as (given: unknown) => Promise<never>;
  vi.spyOn(desk, step).mockImplementation(async (given: unknown) => {
    const done = await work(given);
    turn();
    return done;
  });
  expect(await failureOf(outboxActor(services), { item })).toEqual(unauthorized);
  expect(call).not.toHaveBeenCalled();
});

it('is no letter of theirs', async () => {
  const { slowly, call } = openPage();
  expect(await failureOf(letterActor(slowly, ''), letter)).toEqual(unauthorized);
  expect(call).not.toHaveBeenCalled();
});

it('is no comment of theirs, where the outbox can’t keep it', async () => {
  const { slowly, call } = openPage();
  vi.spyOn(deskOf(slowly), 'put').mockRejectedValue(new Failure('storage'));
  const draft = { draftId: 'a-comment', content: 'Hello', target: null };
  expect(await failureOf(commentsActor(slowly, { postId: 'a-post' }), { draft, kept: draft })).toEqual(unauthorized);
  expect(call).not.toHaveBeenCalled();
});
