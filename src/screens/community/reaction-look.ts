/** Like and comments below a post: 44 px to hit. */
export const reactionLook =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-medium text-subtle tabular-nums transition hover:bg-sunken active:scale-95';
