import { Failure } from '#domain/failure.ts';
import { readWord, socketCodes, type Greeting } from '#domain/socket.ts';
import { socketMachine } from '#machines/socket/socket.machine.ts';
import { choiceNow } from '#services/notification-choice.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';

/** Without a word on the console: browsers complain of one that is closed before it is open. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket.close();
}

/** @param address where the socket is, `ws:` or `wss:` */
export const socketActor = (services: Services, address: string) => {
  const { session } = services;
  /** The one that knows who listens. */
  let open: WebSocket | null = null;
  return socketMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        const look = () =>
          sendBack(
            document.hidden
              ? { type: 'page.hidden', isWanted: choiceNow(services).length > 0 }
              : { type: 'page.shown' },
          );
        document.addEventListener('visibilitychange', look);
        if (document.hidden) look();
        return () => {
          document.removeEventListener('visibilitychange', look);
          open?.close();
        };
      }),
      connect: fromPromise(({ signal }) => {
        open?.close();
        const socket = new WebSocket(address);
        return new Promise<void>((resolve, reject) => {
          const leave = () => closeQuietly(socket);
          signal.addEventListener('abort', leave);
          socket.addEventListener('open', () => {
            const greeting: Greeting = { type: 'hello', token: session()?.token ?? '' };
            if (!signal.aborted) socket.send(JSON.stringify(greeting));
          });
          socket.addEventListener('message', ({ data }) => {
            if (open === socket || readWord(data)?.type !== 'ready') return;
            signal.removeEventListener('abort', leave);
            open = socket;
            resolve();
          });
          socket.addEventListener('close', ({ code }) =>
            reject(new Failure(code === socketCodes.refused ? 'unauthorized' : 'offline')),
          );
        });
      }),
      listen: fromCallback(({ sendBack }) => {
        const socket = open;
        const onMessage = ({ data }: MessageEvent) => {
          const word = readWord(data);
          if (word?.type === 'changed') sendBack({ type: 'socket.changed', what: word.what });
        };
        const end = ({ code }: { code: number }) =>
          sendBack({ type: code === socketCodes.refused ? 'socket.refused' : 'socket.closed' });
        if (socket?.readyState !== WebSocket.OPEN) {
          sendBack({ type: 'socket.closed' });
          return;
        }
        socket.addEventListener('message', onMessage);
        socket.addEventListener('close', end);
        return () => {
          socket.removeEventListener('message', onMessage);
          socket.removeEventListener('close', end);
          socket.close();
        };
      }),
    },
  });
};
