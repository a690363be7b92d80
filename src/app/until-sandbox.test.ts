/** Money that wants to leave after a start: the real app machine and client, and a backend that answers as it is told. */
import { askMode } from '#api/access.ts';
import { income } from '#contract/income.ts';
import { headers } from '#domain/headers.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { untilSandbox } from './until-sandbox.ts';

const takeout = '/api/income/income/takeout';

/** Where a sandbox has answered before. @param modes what each question is told; null: nobody answers */
async function start(...modes: (string | null)[]) {
  const wire = calmWire();
  const answer = ({ url }: Request): Response => {
    const mode = url.endsWith('/sys/mode') ? modes.shift() : '';
    if (mode == null) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, msg: '', data: { mode } }, { headers: { [headers.serverTime]: '1000' } });
  };
  const { client } = clientOn(wire, answer, { token: () => 't', untilSandbox: () => untilSandbox(app) });
  const app: ActorRefFrom<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({ actors: { watchDevice: fromCallback(() => undefined) } }),
        connectivity: connectivityMachine.provide({ actors: { watchNetwork: fromCallback(() => undefined) } }),
        recallMode: fromPromise(async () => ({ mode: 'sandbox' })),
        askMode: fromPromise(() => askMode(client)),
      },
    }),
  ).start();
  await waitFor(app, (now) => !now.hasTag('busy'));
  return {
    app,
    asked: () => wire.sent.filter(({ url }) => url.endsWith('/sys/mode')).length,
    /** Whether it left. */
    collect: async () => {
      await client.call(income.takeIncome, {}, { intentId: 'i' }).catch(() => undefined);
      return wire.sent.some(({ url }) => new URL(url).pathname === takeout);
    },
  };
}

it('leaves where the start was told that it is a sandbox', async () => {
  const { asked, collect } = await start('sandbox');
  expect(await collect()).toBe(true);
  expect(asked()).toBe(1);
});

it('asks once more where the start was told nothing, and leaves for a sandbox alone', async () => {
  const { app, asked, collect } = await start(null, 'sandbox');
  expect(app.getSnapshot().value).toBe('unconfirmed');
  expect(await collect()).toBe(true);
  expect(asked()).toBe(2);
});

it('never leaves for a backend that has become another one, which closes the app', async () => {
  const { app, collect } = await start(null, 'live');
  expect(await collect()).toBe(false);
  expect(app.getSnapshot().value).toBe('foreign');
});

it('stays while nobody answers, and is asked about again by the next', async () => {
  const { app, collect } = await start(null, null, 'sandbox');
  expect(await collect()).toBe(false);
  expect(app.getSnapshot().value).toBe('unconfirmed');
  expect(await collect()).toBe(true);
});
