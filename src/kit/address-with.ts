/** An address with one value of its query set. */
export function addressWith(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?');
  const values = new URLSearchParams(query);
  values.set(name, value);
  return `${path}?${values}`;
}
