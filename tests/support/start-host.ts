/** Playwright's global set-up. */
// oxlint-disable-next-line import/no-default-export -- what it calls has to be one
export { startHost as default } from './hosted-world.ts';
