/** A byte for what it is, and its parts one after the other: in a tree that is hashed no kind passes for another. */
export function taggedBytes(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 1));
  bytes[0] = tag;
  let end = 1;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}
