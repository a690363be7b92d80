const parts = (address: string): [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = address.split('?');
  return [path, new URLSearchParams(query)];
};

/**
 * An address that was made for what is drawn, while the address bar is ahead of it: what it changes of the same screen is put into the
 * newer address, so that a second filter doesn't take back the first.
 */
export function rebase(to: string, drawn: string, newest: string): string {
  const [path, wanted] = parts(to);
  const [drawnPath, before] = parts(drawn);
  const [newestPath, query] = parts(newest);
  if (drawn === newest || path !== drawnPath || path !== newestPath) return to;
  for (const name of new Set([...before.keys(), ...wanted.keys()])) {
    const value = wanted.get(name);
    if (value === before.get(name)) continue;
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
