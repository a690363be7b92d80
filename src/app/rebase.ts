import { withQuery } from '#kit/with-query.ts';

const parts = (address: string): [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = address.split('?');
  return [path, new URLSearchParams(query)];
};

/**
 * An address that was made for what is drawn, while the address bar is ahead of it: what it changes of the same screen is put into the
 * newer address, so that a second filter doesn't take back the first. One that changes nothing leads back to what is drawn.
 */
export function rebase(to: string, drawn: string, newest: string): string {
  const [path, wanted] = parts(to);
  const [drawnPath, before] = parts(drawn);
  const [newestPath, query] = parts(newest);
  const changed = [...before.keys(), ...wanted.keys()].filter((name) => wanted.get(name) !== before.get(name));
  if (drawn === newest || path !== drawnPath || path !== newestPath || changed.length === 0) return to;
  for (const name of changed) {
    const value = wanted.get(name);
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return withQuery(path, query);
}
