/**
 * The socket: a signed-in member's app is told what changed, and reads it by the ordinary calls (product 13.4). It
 * carries no figure, no words and nothing of another member.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { inRuns } from '#domain/in-runs.ts';
import { changeKinds, type ChangeKind } from '#domain/messages.ts';
import { socketCodes, socketPath, type SocketWord } from '#domain/socket.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { isAllowedHost } from '#sandbox/http/hosts.ts';
import { isSameHost } from '#sandbox/http/same-origin.ts';
import { findCaller, hashOf, lastingOf } from '#sandbox/services/access/sessions.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { openAudience } from './audience.ts';
import { readToken } from './greeting.ts';
import { openWaves } from './waves.ts';

export const livePath = `/api/messages/${socketPath}`;

export const limits = {
  /** Of all members together, where nothing else is set. */
  all: 5_000,
  /** Those that have not greeted: they take no place of a member. After a restart all greet within seconds. */
  strangers: 500,
  /** ms from the connection to the greeting. */
  patience: 2_000,
  ofOneMember: 20,
  /** Bytes of what a client says: a greeting is under a hundred. */
  payload: 512,
} as const;

/** What all sockets take part in goes through them in slices: calls come between, and what they read then doesn't come at once. */
const slice = { sockets: 250, pause: 50 } as const;
/** Sessions that are asked for in one statement. */
const sessionsAtOnce = 1_000;

export interface LiveOptions {
  context: ServedContext;
  gate: Gate;
  listen: OpenDatabase['listen'];
  onError: (error: unknown) => void;
  /** Names by which it may be called beside localhost and addresses. */
  allowedHosts?: readonly string[];
  /** ms between two looks at sockets and sessions. */
  beat?: number;
  /** As of `limits`. */
  patience?: number;
  all?: number;
}

export interface Live {
  /** Answers on that server too. @param isAlone nothing else takes upgrades there: others are refused */
  attach(server: Server, also?: { isAlone: boolean }): void;
  /** How many listen. */
  size(): number;
  close(): Promise<void>;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The beat is 5 s where it is not given. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { context, gate, listen, onError, allowedHosts = [], beat = 5_000 } = options;
  const { patience = limits.patience, all = limits.all } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.payload, perMessageDeflate: false });
  /** Those that have greeted. */
  const audience = openAudience();
  /** Those that have not, the oldest first. */
  const strangers = new Set<WebSocket>();
  /** Answered the last ping. */
  const alive = new WeakSet<WebSocket>();
  let isClosed = false;

  const say = (to: Iterable<WebSocket>, word: SocketWord): void => {
    const text = JSON.stringify(word);
    for (const socket of to) socket.send(text);
  };

  async function inSlices(of: readonly WebSocket[], work: (some: readonly WebSocket[]) => void): Promise<void> {
    for (const some of inRuns(of, slice.sockets)) {
      if (isClosed) return;
      work(some);
      if (some.length === slice.sockets) await wait(slice.pause);
    }
  }

  const tellAll = openWaves((what: ChangeKind) =>
    inSlices(audience.all(), (some) => say(some, { type: 'changed', what })),
  );

  /** One change, or several with commas between them, as the database joins those of one statement. */
  function tellChange(payload: string): void {
    for (const change of payload.split(',')) {
      const [memberId = '', named] = change.split('|');
      const what = changeKinds.find((kind): kind is ChangeKind => kind === named);
      if (what === undefined) continue;
      if (memberId === '') tellAll(what).catch(onError);
      else say(audience.ofMember(memberId), { type: 'changed', what });
    }
  }

  const end = (those: Iterable<WebSocket>): void => {
    for (const socket of those) socket.close(socketCodes.refused);
  };

  async function greet(socket: WebSocket, data: RawData, isBinary: boolean): Promise<void> {
    const token = readToken(data, isBinary);
    if (token === null) return socket.close(socketCodes.badGreeting);
    const caller = await gate.shared(() => findCaller(context, token));
    if (socket.readyState !== socket.OPEN) return;
    if (!caller) return socket.close(socketCodes.refused);
    const isTooMany = audience.ofMember(caller.id).size >= limits.ofOneMember || audience.size() >= all;
    if (isTooMany) return socket.close(socketCodes.tooMany);
    strangers.delete(socket);
    audience.add(socket, { memberId: caller.id, tokenHash: hashOf(token) });
    say([socket], { type: 'ready' });
  }

  sockets.on('connection', (socket: WebSocket) => {
    const late = setTimeout(() => socket.close(socketCodes.late), patience);
    alive.add(socket);
    strangers.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      strangers.delete(socket);
      audience.remove(socket);
    });
    socket.once('message', (data, isBinary) => {
      clearTimeout(late);
      // A client says one thing, and no more.
      socket.on('message', () => socket.close(socketCodes.badGreeting));
      greet(socket, data, isBinary).catch((error: unknown) => {
        // A database that is closed is no fault of whoever greets while the server ends.
        if (!isClosed) onError(error);
        socket.terminate();
      });
    });
  });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, isAlone: boolean): void {
    if (request.url !== livePath && !isAlone) return;
    // Node listens no more, and an error that nobody hears ends the process.
    stream.on('error', () => stream.destroy());
    if (request.url !== livePath) return refuse(stream, '404 Not Found');
    const { origin = null, host = '' } = request.headers;
    if (!isSameHost(origin, host) || !isAllowedHost(host, allowedHosts)) return refuse(stream, '403 Forbidden');
    // The oldest gives way: a member greets at once.
    const [oldest] = strangers;
    if (oldest && strangers.size >= limits.strangers) {
      strangers.delete(oldest);
      oldest.terminate();
    }
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
  }

  /** Sessions that ran out, demos that were reset, and lines that are dead without having said so. */
  async function look(): Promise<void> {
    await inSlices([...sockets.clients], (some) => {
      for (const socket of some) {
        if (!alive.has(socket)) socket.terminate();
        alive.delete(socket);
        if (socket.readyState === socket.OPEN) socket.ping();
      }
    });
    // Who greets while the database answers was not asked about.
    for (const asked of inRuns(audience.tokenHashes(), sessionsAtOnce)) {
      const lasting = await gate.shared(() => lastingOf(context, asked));
      for (const tokenHash of asked) if (!lasting.has(tokenHash)) end(audience.ofSession(tokenHash));
    }
  }

  const stops = await Promise.all([
    // What was missed may have been anything.
    listen('changed', tellChange, () => {
      for (const what of changeKinds) tellAll(what).catch(onError);
    }),
    // Empty: every session.
    listen('ended', (ended) => end(ended === '' ? audience.all() : audience.ofSession(ended))),
  ]);
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, beat);
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    clearInterval(timer);
    isClosed = true;
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    await looking;
    await Promise.all(stops.map((stop) => stop()));
  }

  return {
    attach: (server, { isAlone } = { isAlone: true }) => {
      server.on('upgrade', (request, stream, head) => upgrade(request, stream, head, isAlone));
    },
    size: audience.size,
    close: () => (closing ??= close()),
  };
}
