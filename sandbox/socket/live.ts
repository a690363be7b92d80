/**
 * The socket: a signed-in member's app is told what changed, and reads it by the ordinary calls (product 13.4). It
 * carries no figure, no words and nothing of another member.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { changeKinds, type ChangeKind } from '#domain/messages.ts';
import { socketCodes, socketPath, type SocketWord } from '#domain/socket.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import { isAllowedHost } from '#sandbox/http/hosts.ts';
import { isSameHost } from '#sandbox/http/same-origin.ts';
import { findCaller, hashOf, lastingOf } from '#sandbox/services/access/sessions.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { readToken } from './greeting.ts';

export const livePath = `/api/messages/${socketPath}`;

/** More sockets than a sandbox for one machine needs. */
export const limits = {
  all: 500,
  /** Those that have not greeted: they take no place of a member. */
  strangers: 100,
  /** ms from the connection to the greeting. */
  patience: 2_000,
  ofOneMember: 20,
  /** Bytes of what a client says: a greeting is under a hundred. */
  payload: 512,
} as const;

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
}

export interface Live {
  /** Answers on that server too. @param isAlone nothing else takes upgrades there: others are refused */
  attach(server: Server, also?: { isAlone: boolean }): void;
  close(): Promise<void>;
}

interface Listener {
  memberId: string;
  tokenHash: string;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The beat is 5 s where it is not given. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { context, gate, listen, onError, allowedHosts = [], beat = 5_000, patience = limits.patience } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.payload, perMessageDeflate: false });
  /** Those that have greeted. */
  const listeners = new Map<WebSocket, Listener>();
  /** Answered the last ping. */
  const alive = new WeakSet<WebSocket>();

  const say = (socket: WebSocket, word: SocketWord): void => socket.send(JSON.stringify(word));

  function tellChange(payload: string): void {
    const [memberId, named] = payload.split('|');
    const what = changeKinds.find((kind): kind is ChangeKind => kind === named);
    if (what === undefined) return;
    for (const [socket, listener] of listeners) {
      if (memberId === '' || memberId === listener.memberId) say(socket, { type: 'changed', what });
    }
  }

  function endThose(isOver: (listener: Listener) => boolean): void {
    for (const [socket, listener] of listeners) if (isOver(listener)) socket.close(socketCodes.refused);
  }

  async function greet(socket: WebSocket, data: RawData, isBinary: boolean): Promise<void> {
    const token = readToken(data, isBinary);
    if (token === null) return socket.close(socketCodes.badGreeting);
    const caller = await gate.shared(() => findCaller(context, token));
    if (socket.readyState !== socket.OPEN) return;
    if (!caller) return socket.close(socketCodes.refused);
    const theirs = [...listeners.values()].filter(({ memberId }) => memberId === caller.id);
    if (theirs.length >= limits.ofOneMember || listeners.size >= limits.all) return socket.close(socketCodes.tooMany);
    listeners.set(socket, { memberId: caller.id, tokenHash: hashOf(token) });
    say(socket, { type: 'ready' });
  }

  sockets.on('connection', (socket: WebSocket) => {
    const late = setTimeout(() => socket.close(socketCodes.late), patience);
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      listeners.delete(socket);
    });
    socket.once('message', (data, isBinary) => {
      clearTimeout(late);
      // A client says one thing, and no more.
      socket.on('message', () => socket.close(socketCodes.badGreeting));
      greet(socket, data, isBinary).catch((error: unknown) => {
        onError(error);
        socket.terminate();
      });
    });
  });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, isAlone: boolean): void {
    if (request.url !== livePath) {
      if (isAlone) refuse(stream, '404 Not Found');
      return;
    }
    const { origin = null, host = '' } = request.headers;
    if (!isSameHost(origin, host) || !isAllowedHost(host, allowedHosts)) return refuse(stream, '403 Forbidden');
    // The oldest gives way: a member greets at once.
    const strangers = [...sockets.clients].filter((socket) => !listeners.has(socket));
    if (strangers.length >= limits.strangers) strangers[0]?.terminate();
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
  }

  /** Sessions that ran out, demos that were reset, and lines that are dead without having said so. */
  async function look(): Promise<void> {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      if (socket.readyState === socket.OPEN) socket.ping();
    }
    await gate.shared(async () => {
      if (listeners.size === 0) return;
      // Who greets while the database answers was not asked about.
      const asked = new Set([...listeners.values()].map(({ tokenHash }) => tokenHash));
      const over = asked.difference(await lastingOf(context, [...asked]));
      endThose(({ tokenHash }) => over.has(tokenHash));
    });
  }

  const stops = await Promise.all([
    listen('changed', tellChange),
    // Empty: every session.
    listen('ended', (ended) => endThose(({ tokenHash }) => ended === '' || tokenHash === ended)),
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
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    await looking;
    await Promise.all(stops.map((stop) => stop()));
  }

  return {
    attach: (server, { isAlone } = { isAlone: true }) => {
      server.on('upgrade', (request, stream, head) => upgrade(request, stream, head, isAlone));
    },
    close: () => (closing ??= close()),
  };
}
