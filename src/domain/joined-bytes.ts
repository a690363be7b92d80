/** Bytes one after the other. */
export function joinedBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** A byte for what it is, and its parts: in a tree that is hashed no kind passes for another. */
export const taggedBytes = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joinedBytes(Uint8Array.of(tag), ...parts);
