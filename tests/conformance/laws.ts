/** What holds of every call of the contract, whatever it does (docs/backend.md). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Bench } from './bench.ts';
import { ask, type Told } from './call.ts';

const told = ({ status, code, data }: Told) => ({ status, code, data });

export async function keepsLaws({ send, other: somebody }: Bench, endpoint: Endpoint): Promise<void> {
  const { token } = await somebody();
  const wrongMethod = endpoint.method === 'GET' ? 'POST' : 'GET';
  const other = await ask(send, endpoint, {}, { token }, wrongMethod);
  assert.deepEqual(told(other), { status: 405, code: 405, data: null }, `${wrongMethod} is refused`);
  assert.equal(other.headers.get('allow'), endpoint.method, 'Allow names the method');

  if (endpoint.auth === 'member') {
    for (const wrong of ['', 'x'.repeat(43)]) {
      const stranger = await ask(send, endpoint, {}, { token: wrong });
      assert.deepEqual(told(stranger), { status: 401, code: 401, data: null }, 'a visitor is refused');
    }
  }
  if (endpoint.money) {
    for (const intent of [undefined, 'one', '8F0B1D5C-0000-4000-8000-00000000000A']) {
      const bare = await ask(send, endpoint, {}, { token, ...(intent !== undefined && { intent }) });
      assert.deepEqual(
        told(bare),
        { status: 200, code: codes.badInput, data: null },
        'no money moves without an intent id, a UUID in lower case',
      );
    }
  }
  if (!endpoint.multipart) {
    const intent = endpoint.money ? { intent: '8f0b1d5c-0000-4000-8000-00000000000a' } : {};
    const unknown = await ask(send, endpoint, { nobodysField: '1' }, { token, ...intent });
    assert.deepEqual(
      told(unknown),
      { status: 200, code: codes.badInput, data: null },
      'a field that the call does not know is refused',
    );
  }
}
