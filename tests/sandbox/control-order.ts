import { expectThat } from './expect-that.ts';
import type { App } from './http-member.ts';

/** Sends a control call. @throws Error when it is not done */
export async function orderControl(app: App, path: string, order: object): Promise<unknown> {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  expectThat(response.status === 200, `${path} answered ${response.status}`);
  return response.json();
}
