/** Sign-in (product 15.6). */
import { user } from '#contract/user.ts';
import type { Credentials } from '#domain/member.ts';
import type { Client } from './client.ts';

/** What the backend moves; the app works with `sandbox` alone. */
export const askMode = async (client: Client) => (await client.call(user.mode, {})).value;

export const loadCountries = async (client: Client) => (await client.call(user.countries, {})).value;

/** Who to sign in as for a look around; only a sandbox has one. */
export const loadDemo = async (client: Client): Promise<Credentials> => (await client.call(user.demo, {})).value;

/** Says in which country the device is, as far as its clock knows. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @throws Failure rejected with `wrongCredentials` or `tooManyAttempts` */
export const signIn = async (client: Client, credentials: Credentials) =>
  (await client.call(user.login, { ...credentials, zone: deviceZone() })).value;

export const signOut = async (client: Client): Promise<void> => {
  await client.call(user.logout, {});
};
