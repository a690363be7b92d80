/** The socket, with the client that Node has: who gets in, and that a change is told of (product 13.4). */
import assert from 'node:assert/strict';
import { recharges } from '#contract/recharge.ts';
import { parseDecimal } from '#domain/money.ts';
import { readWord, socketCodes, type Greeting, type SocketWord } from '#domain/socket.ts';
import type { Bench } from './bench.ts';

/** How long a word may take, ms. */
const patience = 10_000;

interface Line {
  /** @throws where it ends, or nothing comes */
  next(): Promise<SocketWord>;
  /** The code that it ends with. */
  ended: Promise<number>;
  close(): void;
}

/** A socket that says one thing once it is open. */
function open(address: string, words: string): Line {
  const socket = new WebSocket(address);
  const said: SocketWord[] = [];
  let tell: () => void = () => undefined;
  socket.addEventListener('open', () => socket.send(words));
  socket.addEventListener('message', ({ data }) => {
    const word = readWord(data);
    if (word) said.push(word);
    tell();
  });
  const ended = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  return {
    ended,
    close: () => socket.close(),
    next: () =>
      new Promise((resolve, reject) => {
        const late = AbortSignal.timeout(patience);
        const take = (): void => {
          const word = said.shift();
          if (!word) return;
          tell = () => undefined;
          resolve(word);
        };
        tell = take;
        late.addEventListener('abort', () => reject(new Error(`nothing was said within ${patience} ms`)));
        void ended.then((code) => reject(new Error(`it ended with ${code}`)));
        take();
      }),
  };
}

const greeting = (token: string): string => JSON.stringify({ type: 'hello', token } satisfies Greeting);

export const socketCases: Readonly<Record<string, (address: string, bench: Bench) => Promise<void>>> = {
  async greeting(address) {
    assert.equal(await open(address, 'no greeting').ended, socketCodes.badGreeting, 'what is no greeting ends it');
    assert.equal(await open(address, greeting('x'.repeat(43))).ended, socketCodes.refused, 'a token of nobody ends it');
  },

  async change(address, { member, done, later }) {
    const line = open(address, greeting((await member()).token));
    try {
      assert.deepEqual(await line.next(), { type: 'ready' }, 'a member is let in');
      await done(recharges.createRecharge, { method: 'usdt', channelId: '', amount: parseDecimal('25') });
      await later({ minutes: 5 });
      assert.equal((await line.next()).type, 'changed', 'a payment that arrived is told of');
    } finally {
      line.close();
    }
  },
};
