/** What a test backend offers beside its calls, so that the suite can play a member (docs/backend.md). */
import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { Send } from './call.ts';

const codeReply = v.object({ code: v.string() });

export interface Means {
  /** The last one-time code that went to a phone or an address. */
  codeFor: (to: string) => Promise<string>;
  /** Moves the backend's clock on; what falls due meanwhile is done. */
  later: (time: { days?: number; hours?: number; minutes?: number } | { to: 'window' }) => Promise<void>;
}

export const meansOf = (send: Send): Means => ({
  async codeFor(to) {
    const reply = await send(`/sandbox/codes?to=${encodeURIComponent(to)}`, {});
    assert.equal(reply.status, 200, `no code for ${to} can be read`);
    return v.parse(codeReply, await reply.json()).code;
  },
  async later(time) {
    const reply = await send('/sandbox/clock/advance', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(time),
    });
    assert.equal(reply.status, 200, 'the clock can be moved on');
    await reply.body?.cancel();
  },
});
