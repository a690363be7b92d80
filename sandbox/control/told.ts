/** How a control call answers: JSON for programs, back to the panel with a word for people. */
import type { Context as HonoContext } from 'hono';

/** What the panel says after a form, by its key in the address. */
export const said = {
  advanced: 'The clock moved, and every job that fell due has run.',
  paused: 'The clock stands still.',
  running: 'The clock runs on.',
  enacted: 'The scenario stands ready. With a seed everybody is signed out.',
  emptied: 'The promotion budget is paid out. Fees fill it again at the end of the day.',
  moved: 'They live there now. A move signs them out: the app learns the region at sign-in.',
  reset: 'The demo is reset. Everybody is signed out.',
  ordered: 'The fault waits for its call.',
  cleared: 'No faults wait any more.',
  revoked: 'Signed out on every device.',
  awaited: 'The next recharge is paid like that.',
  paid: 'The payment landed.',
  changed: 'That holds from now on.',
  published: 'All posts that waited are published.',
  hidden: 'Hidden. All reports about the same are decided.',
  dismissed: 'Dismissed, with all reports of the same text.',
  sent: 'It is sent: who has the app open sees it now.',
  withdrawal: 'The next withdrawal ends like that.',
  wrong: "We couldn't read that, or its time has passed. Check the fields.",
  refused: 'There is nothing that this could be done to. Please check the fields.',
} as const;

export const isForm = (c: HonoContext): boolean =>
  c.req.method === 'POST' && (c.req.header('accept') ?? '').includes('text/html');

export const told = (c: HonoContext, key: keyof typeof said, data: object): Response =>
  isForm(c) ? c.redirect(`/sandbox?told=${key}`, 303) : c.json(data);
