/** Who is signed in, where walks begin and end sessions. */
import { expect } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { SessionPage } from '../pages/app-page.ts';
import type { Act, Stage } from './playbook.ts';

/** A screen that asks nothing, open to everybody. */
export const quiet = '/index/language';

/** Loads the page anew. */
export const load: Act = ({ app }) => app.openAnew(quiet);

const isMember = async ({ app }: Stage): Promise<boolean> => {
  const { frame } = new SessionPage(app);
  await expect(frame).toHaveAttribute('data-state', /^(member|visitor)$/);
  return (await frame.getAttribute('data-state')) === 'member';
};

export const signIn: Act = async ({ app, page, demo }) => {
  await app.goTo(`/user/login?from=${quiet}`);
  await new LoginPage(page, app.words).signIn(demo);
  await app.shows('index/language');
};

export const signedIn: Act = async (stage) => {
  if (!(await isMember(stage))) await signIn(stage);
};

export const signedOut: Act = async (stage) => {
  if (!(await isMember(stage))) return;
  await new SessionPage(stage.app).send({ type: 'signOut.request', isTold: false });
  await stage.app.shows('user/login');
};

/** An operator ends the sessions of the member; the app learns of it by its next call. */
export const endSession: Act = async ({ app, world, demo }) => {
  await world.revoke(demo.phone);
  await app.goTo('/mine');
};
