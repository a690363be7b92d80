/** Who listens, found by their member and by their session: a word to one is no search among all. */
import type { WebSocket } from 'ws';

export interface Listener {
  memberId: string;
  tokenHash: string;
}

const none: ReadonlySet<WebSocket> = new Set();

/** Sets by a name, of which none is empty. */
function openIndex() {
  const sets = new Map<string, Set<WebSocket>>();
  return {
    names: () => sets.keys(),
    of: (name: string): ReadonlySet<WebSocket> => sets.get(name) ?? none,
    add: (name: string, socket: WebSocket): void => void sets.set(name, (sets.get(name) ?? new Set()).add(socket)),
    remove(name: string, socket: WebSocket): void {
      const set = sets.get(name);
      set?.delete(socket);
      if (set?.size === 0) sets.delete(name);
    },
  };
}

export function openAudience() {
  const listeners = new Map<WebSocket, Listener>();
  const [members, sessions] = [openIndex(), openIndex()];
  return {
    size: (): number => listeners.size,
    all: (): WebSocket[] => [...listeners.keys()],
    ofMember: members.of,
    ofSession: sessions.of,
    /** Hashes of the tokens of those who listen, each once. */
    tokenHashes: (): string[] => [...sessions.names()],
    add(socket: WebSocket, listener: Listener): void {
      listeners.set(socket, listener);
      members.add(listener.memberId, socket);
      sessions.add(listener.tokenHash, socket);
    },
    remove(socket: WebSocket): void {
      const listener = listeners.get(socket);
      if (!listener) return;
      listeners.delete(socket);
      members.remove(listener.memberId, socket);
      sessions.remove(listener.tokenHash, socket);
    },
  };
}
