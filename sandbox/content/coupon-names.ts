/** What the demo's coupons are called. Rows hold the English name; it's said in the reader's language. */
import { msg } from '#sandbox/content/msg.ts';

export const couponNames = {
  crane5: msg`5 play USDT off a harbour crane`,
  mill3: msg`3 play USDT off a solar mill`,
  crane2: msg`2 play USDT off a harbour crane`,
  loom1: msg`1 play USDT off a weaving loom`,
  bike1: msg`1 play USDT off a cargo bike`,
  mill4: msg`4 play USDT off a solar mill`,
  millLast: msg`The last one off a solar mill`,
} as const;
