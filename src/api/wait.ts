/** @param ms how long */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Longest time that a frame is waited for, ms: in a page that nobody sees there is none. */
const framePatience = 500;

/** Until what was drawn is on the screen. */
export async function untilPainted(): Promise<void> {
  await Promise.race([new Promise(requestAnimationFrame), wait(framePatience)]);
  await wait(0);
}
