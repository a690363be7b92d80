/**
 * Reads of one screen. A screen starts up to ten at once, and each answer has it drawn once more: those that come close
 * together are shown together, and what the device kept is drawn before it is read again.
 */
import { wait } from '#api/wait.ts';
import { isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';

/** Longest time that an answer waits for others, and that what was kept has to be drawn, ms. */
const most = 50;
const drawing = 400;

let reading = 0;
let release: () => void = () => undefined;
let released: Promise<void> | null = null;

/** Until nothing else is being read, or the others take long. */
function together(): Promise<void> {
  released ??= Promise.race([new Promise<void>((resolve) => (release = resolve)), wait(most)]).then(() => {
    released = null;
  });
  if (reading === 0) release();
  return released;
}

async function readBesideOthers<T>(read: () => Promise<T>): Promise<T> {
  reading += 1;
  try {
    // A finger may come in between.
    await wait(0);
    return await read();
  } finally {
    reading -= 1;
    await together();
  }
}

/** @returns how one thing of a screen is read, again and again */
export function reader<T>() {
  let wasKept = false;
  return async (read: () => Promise<Fresh<T>>): Promise<Fresh<T>> => {
    if (wasKept) await wait(drawing);
    const figure = await readBesideOthers(read);
    wasKept = !wasKept && isKept(figure);
    return figure;
  };
}
