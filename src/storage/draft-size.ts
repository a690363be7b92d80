import { entries } from 'idb-keyval';
import { openDrafts } from './written-stores.ts';
import { usedOnce } from './one-use.ts';

/** Bytes of all drafts, about. Apart from them: whoever signs in has no need of it. @throws Failure storage */
export async function draftSize(): Promise<number> {
  const kept = await usedOnce(openDrafts(), entries);
  let pictures = 0;
  const plain = (_key: string, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    if (!(value instanceof Uint8Array)) return value;
    pictures += value.byteLength;
    return null;
  };
  const texts = new TextEncoder().encode(kept.length === 0 ? '' : JSON.stringify(kept, plain)).length;
  return texts + pictures;
}
