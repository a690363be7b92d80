/**
 * What `/api/docs/start.js` holds: it draws the page, and calls as the demo member who tries one. It stands by itself: its
 * text is what the browser gets.
 */

interface Operation {
  security?: readonly object[];
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: { IdempotencyKey: { required: boolean; description: string } } };
}

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
}

interface SwaggerPage {
  SwaggerUIBundle(options: object): unknown;
}

async function drawTheCalls(): Promise<void> {
  const [tokenHeader, intentHeader] = ['X-Access-Token', 'Idempotency-Key'];
  // oxlint-disable-next-line no-restricted-globals -- the browser's own, of a page that is no part of the app
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await fetch(path, init)).json()) as T;
  const spec = await read<Document>('/api/openapi.json');
  spec.info.description +=
    ' What you try here is called as the demo member, unless you authorize with a token of your own.';
  // Filled in below where it is left empty.
  Object.assign(spec.components.parameters.IdempotencyKey, {
    required: false,
    description: 'Intent id. Left empty, this page makes a new one; the same one again gives the first answer again',
  });
  let session: Promise<string | null> | null = null;
  let isRefused = false;

  async function askForToken(): Promise<{ code: number; msg: string }> {
    const { data } = await read<{ data: Record<string, string> }>('/api/user/sys/demo');
    return read('/api/user/auth/logpe/pass', { method: 'POST', body: new URLSearchParams(data) });
  }

  /** A refusal is said and remembered: each further try would count against the demo member. @returns null: calls go without */
  async function signIn(): Promise<string | null> {
    const { code, msg } = await askForToken().catch((error: unknown) => {
      session = null;
      throw error;
    });
    if (code === 200) return msg;
    isRefused = true;
    const said = document.createElement('p');
    said.setAttribute('role', 'alert');
    said.textContent = `The demo member can't sign in: ${msg}`;
    document.querySelector('#calls')?.before(said);
    return null;
  }

  /** Whoever authorised by hand calls as themselves. */
  async function complete(call: Call): Promise<Call> {
    const operation = spec.paths[new URL(call.url, location.href).pathname]?.[call.method.toLowerCase()];
    if (!operation) return call;
    if (intentHeader in call.headers && call.headers[intentHeader] === '') delete call.headers[intentHeader];
    if ((operation.security ?? []).length > 0 && !(tokenHeader in call.headers)) {
      const token = await (session ??= signIn());
      if (token !== null) call.headers[tokenHeader] = token;
    }
    if (JSON.stringify(operation).includes('/IdempotencyKey')) call.headers[intentHeader] ??= crypto.randomUUID();
    return call;
  }

  (globalThis as unknown as SwaggerPage).SwaggerUIBundle({
    spec,
    dom_id: '#calls',
    docExpansion: 'list',
    filter: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    // It would ask another server whether the document is valid.
    validatorUrl: null,
    requestInterceptor: complete,
    responseInterceptor: (reply: { status: number }) => {
      // The demo was reset: the next call signs in again.
      if (reply.status === 401 && !isRefused) session = null;
      return reply;
    },
  });
}

export const apiDocsScript = `void (${drawTheCalls.toString()})();`;
