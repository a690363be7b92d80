/** A signed-in member who calls the sandbox as the app does: forms, headers, envelope. */
import type { Endpoint } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import type { Caller } from '#sandbox/context.ts';

export interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

export interface Member extends Caller {
  token: string;
}

/** The reply envelope. */
export interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

/**
 * @param intentId the Idempotency-Key, for calls that move money
 * @throws Error when the answer is not HTTP 200: business errors are codes
 */
export async function callAs(
  app: App,
  member: Member,
  endpoint: Endpoint,
  input: Record<string, string>,
  intentId?: string,
): Promise<Answer> {
  const query = new URLSearchParams(input).toString();
  const path = `/api/${endpoint.backend}/${endpoint.path}`;
  const sent = {
    [headers.token]: member.token,
    [headers.language]: 'en_US',
    ...(intentId && { [headers.intent]: intentId }),
  };
  const response =
    endpoint.method === 'GET'
      ? await app.request(`${path}?${query}`, { headers: sent })
      : await app.request(path, {
          method: 'POST',
          headers: { ...sent, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: query,
        });
  if (response.status !== 200) throw new Error(`${endpoint.path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
