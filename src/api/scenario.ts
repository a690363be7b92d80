/**
 * The sandbox's own control over its world, for links that reproduce something. It is no backend of the app: it stands
 * beside the page, answers its own origin alone, and has no envelope when all is well. Loaded when it is asked for.
 */
import { headers } from '#domain/headers.ts';
import { Failure } from '#domain/failure.ts';
import { fresh, type Fresh } from '#domain/fresh.ts';
import * as v from 'valibot';

/** A world is made day by day: longer than any call of a member takes. ms. */
const worldTimeout = 120_000;

const described = v.object({ scenario: v.string() });
const refused = v.object({ msg: v.string() });

/** Null for what is no JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function exchange(init: RequestInit): Promise<Fresh<string>> {
  const signal = AbortSignal.timeout(worldTimeout);
  let response: Response;
  let body: string;
  try {
    response = await fetch(new URL('./sandbox/scenario', document.baseURI), { ...init, signal });
    body = await response.text();
  } catch {
    throw new Failure(signal.aborted ? 'timeout' : 'offline');
  }
  if (response.status >= 500) throw new Failure('server', response.status);
  const at = Number(response.headers.get(headers.serverTime));
  // Not our sandbox: a portal, or a server that has a page for any address.
  if (!(at > 0)) throw new Failure('invalid');
  if (!response.ok) {
    const said = v.safeParse(refused, parse(body));
    throw new Failure('rejected', response.status, said.success ? said.output.msg : '');
  }
  const said = v.safeParse(described, parse(body));
  if (!said.success) throw new Failure('invalid');
  return fresh(said.output.scenario, at);
}

/** The running world as a text for `?scenario=`. @throws Failure */
export const readScenario = (): Promise<Fresh<string>> => exchange({});

/** Brings a world about. @param text as `formatScenario` writes it @throws Failure rejected with the sandbox's reason */
export async function applyScenario(text: string): Promise<void> {
  await exchange({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scenario: text }),
  });
}
