/** Routes made from the contract: one for each endpoint, all answered in the same order of steps. */
import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import { codes } from '#contract/codes.ts';
import { contract } from '#contract/contract.ts';
import type { Endpoint, Multipart } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import type { Caller } from '#sandbox/context.ts';
import type { Faults } from '#sandbox/control/faults.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { Handlers, Reply } from '#sandbox/handler.ts';
import { codeOf } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { findCaller } from '#sandbox/services/access/sessions.ts';
import { countUpload } from '#sandbox/services/members/upload-limit.ts';
import { addressOf } from './address.ts';
import { answerOrFail } from './answer-or-fail.ts';
import type { CallLimit } from './call-limit.ts';
import { completeEnvelope, envelope, unauthorized } from './envelope.ts';
import { bodyLimit, readBytes } from './form.ts';
import { fromFollower } from './follower.ts';
import { originOf } from './hosts.ts';
import { languageOf } from './language.ts';
import { meet, readAsking, tokenOf, type AnyHandler, type Bindings, type Met } from './meet.ts';
import { formLimit } from './multipart.ts';
import type { UploadRoom } from './upload-room.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';

export interface ApiHandlers {
  user: VisitHandlers<typeof contract.user>;
  assets: Handlers<typeof contract.assets>;
  income: Handlers<typeof contract.income>;
  messages: Handlers<typeof contract.messages>;
  square: VisitHandlers<typeof contract.square>;
}

export interface ApiOptions {
  context: ServedContext;
  handlers: ApiHandlers;
  faults: Faults;
  gate: Gate;
  /** The same, on the connections that are kept for money. */
  money: ServedContext;
  /** The same, on what is read for everybody. */
  figures: ServedContext;
  /** Before a member's call, where nothing works beside the calls. */
  catchUp: () => Promise<void>;
  /** What is due to a member, before they move money. */
  settleMember: (memberId: string) => Promise<void>;
  /** Compares every answer with its schema: on in tests and development. */
  checkReplies: boolean;
  /** Of every reply. */
  replyHeaders: () => Record<string, string>;
  /** How many proxies of ours stand before the server. */
  proxies: number;
  /** Room for the forms with files that come at once. */
  uploads: UploadRoom;
  /** How often a member may call; as often as they like where it is not given. */
  callLimit?: CallLimit;
  /** The same of an address, for calls that need no session. */
  visitorLimit?: CallLimit;
}

/** Browsers say what they are in less. */
const agentLength = 512;

const noFile = new Uint8Array();

const routeOf = (endpoint: Endpoint): string => `/api/${endpoint.backend}/${endpoint.path}`;

/** The paths of the contract. */
export const apiRoutes = (): string[] =>
  Object.values(contract).flatMap((backend) => Object.values<Endpoint>(backend).map(routeOf));

/** Every endpoint of the contract with its handler. */
function allEndpoints(handlers: ApiHandlers): [Endpoint, AnyHandler][] {
  return (Object.keys(contract) as (keyof typeof contract)[]).flatMap((backend) => {
    const implemented = handlers[backend] as Record<string, AnyHandler>;
    return Object.entries<Endpoint>(contract[backend]).map(([name, endpoint]): [Endpoint, AnyHandler] => {
      const handler = implemented[name];
      if (!handler) throw new Error(`no handler for ${backend}.${name}`);
      return [endpoint, handler];
    });
  });
}

function assertMatches(endpoint: Endpoint, reply: Reply<Endpoint>): void {
  const covered = endpoint.covers === 'envelope' ? { msg: reply.msg ?? '', data: reply.data } : reply.data;
  const checked = v.safeParse(endpoint.reply, covered);
  if (checked.success) return;
  const where = checked.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ');
  throw new Error(`the reply of ${routeOf(endpoint)} does not match its schema at ${where}`);
}

const everybodys = new Set<Endpoint>([contract.assets.openDays, contract.assets.products, contract.messages.document]);

async function answer(
  c: HonoContext<Bindings>,
  body: Buffer<ArrayBuffer>,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: ApiOptions,
): Promise<Response> {
  // Who calls is asked of the database itself: one that follows it may not know their session yet.
  const context = endpoint.money ? options.money : options.context;
  const language = languageOf(c.req.header(headers.language));
  const remote = c.env?.incoming?.socket.remoteAddress ?? '';
  const address = addressOf(remote, c.req.header('x-forwarded-for'), options.proxies);
  let caller: Caller = { id: '', region: 0, language };
  let met: Met | null = null;
  if (endpoint.auth === 'member') {
    await options.catchUp();
    met = await meet(c, body, endpoint, handler, context);
    if (!met) {
      options.visitorLimit?.count(address, performance.now());
      return unauthorized();
    }
    const { isDue, ...rest } = met.caller;
    caller = { ...rest, language };
    options.callLimit?.count(caller.id, performance.now());
    if (isDue) await options.settleMember(caller.id);
  } else {
    options.visitorLimit?.count(address, performance.now());
  }
  const { intentId, input, files } = met?.asking ?? (await readAsking(c, body, endpoint));
  // What was seen before something was booked no longer holds.
  const answering = (met?.caller.isDue ? null : met?.answer) ?? handler;
  const answerFrom = (from: ServedContext) =>
    answering(from, {
      input,
      file: files[0] ?? noFile,
      files,
      caller,
      intentId,
      address,
      agent: (c.req.header('user-agent') ?? '').slice(0, agentLength),
      // Behind a proxy the page knows the scheme, and the server doesn't.
      origin: c.req.header('origin') ?? originOf(c.req.url).origin,
      token: tokenOf(c),
    });
  const reply = await (everybodys.has(endpoint)
    ? fromFollower(options.figures, context, answerFrom)
    : answerFrom(context));
  if (options.checkReplies) assertMatches(endpoint, reply);
  return completeEnvelope(codes.ok, reply.msg ?? '', reply.data, options.replyHeaders());
}

/** Reads the body once, however often the call is answered. */
function bodyOf(c: HonoContext<Bindings>, { multipart }: Endpoint): () => Promise<Buffer<ArrayBuffer>> {
  const limit = multipart ? formLimit(multipart) : bodyLimit;
  let reading: Promise<Buffer<ArrayBuffer>> | null = null;
  return () => (reading ??= readBytes(c.req.raw, limit, { incoming: c.env?.incoming }));
}

/** Of members only, and so many at a time. Who sends no length may send as much as there can be. */
async function takeUpload(
  c: HonoContext<Bindings>,
  multipart: Multipart,
  { context, gate, uploads }: ApiOptions,
  answered: () => Promise<Response>,
): Promise<Response> {
  const member = await gate.shared(() => findCaller(context, tokenOf(c)));
  if (!member) return unauthorized();
  const limit = formLimit(multipart);
  const bytes = Math.min(Number(c.req.header('content-length')) || limit, limit);
  return uploads.hold(member.id, bytes, async () => {
    await gate.shared(() => countUpload(context, member.id));
    return answered();
  });
}

/** A call that was on its way while its member, or the one it is about, deleted their account (migration 0060). */
function refusalOfDeleted({ auth }: Endpoint, code: string): Response | null {
  if (code === 'DR004') return envelope(codes.notFound, 'There is nothing like that');
  if (code !== 'DR003') return null;
  return auth === 'member'
    ? unauthorized()
    : envelope(codes.wrongCredentials, 'Wrong phone number, e-mail address or password');
}

/** The body is read before the gate: a caller who stops in the middle of it keeps nobody else waiting (product 19.4). */
async function readAndAnswer(
  c: HonoContext<Bindings>,
  read: () => Promise<Buffer<ArrayBuffer>>,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: ApiOptions,
): Promise<Response> {
  const { gate } = options;
  const answered = async (): Promise<Response> => {
    const body = await read();
    return gate.shared(() => answer(c, body, endpoint, handler, options));
  };
  try {
    return await (endpoint.multipart ? takeUpload(c, endpoint.multipart, options, answered) : answered());
  } catch (error) {
    if (error instanceof Refusal) return envelope(error.code, error.message);
    const refusal = refusalOfDeleted(endpoint, codeOf(error));
    if (!refusal) throw error;
    return refusal;
  }
}

/** All of `/api/<backend>/<path>`. A known path with another method is 405. */
export function endpointRoutes(options: ApiOptions): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  for (const [endpoint, handler] of allEndpoints(options.handlers)) {
    const path = routeOf(endpoint);
    routes.on(endpoint.method, path, (c) => {
      const read = bodyOf(c, endpoint);
      return answerOrFail(c, options.faults, () => readAndAnswer(c, read, endpoint, handler, options));
    });
    routes.all(path, (c) => {
      c.header('Allow', endpoint.method);
      return c.json({ code: 405, msg: `Use ${endpoint.method}`, data: null }, 405);
    });
  }
  return routes;
}
