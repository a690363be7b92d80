import { expect, it } from 'vitest';
import { headers } from '#domain/headers.ts';
import { answerUnkept } from './unkept.ts';

it('a read of which nothing is kept is answered, and says so', async () => {
  const reply = answerUnkept(new Request('http://sandbox/api/assets/wallet/summary'));
  expect([reply.status, reply.headers.get(headers.kept), await reply.text()]).toEqual([503, 'none', '']);
});

it('a page that can’t be had is the browser’s to explain', () => {
  expect(answerUnkept({ mode: 'navigate' }).type).toBe('error');
});
