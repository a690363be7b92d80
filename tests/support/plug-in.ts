/** A device of passkeys in the browser, over the protocol of DevTools. Its holder is verified unless a test says otherwise. */
import type { CDPSession, Page } from '@playwright/test';
import { passkeys } from '#contract/passkeys.ts';
import type { Account } from './account.ts';
import { softAuthenticator } from './soft-authenticator.ts';

interface Plugged {
  devtools: CDPSession;
  authenticatorId: string;
}

const plugged = new WeakMap<Page, Plugged>();

/** Plugs it in, once for a page, without passkeys. */
export async function plugIn(page: Page): Promise<Plugged> {
  const known = plugged.get(page);
  if (known) {
    const { authenticatorId } = known;
    await known.devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    await known.devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    return known;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const device = { devtools, authenticatorId };
  plugged.set(page, device);
  return device;
}

/** Whether its holder passes the lock from now on: who doesn't has the device refuse. */
export async function verifyHolder(page: Page, isUserVerified: boolean): Promise<void> {
  const { devtools, authenticatorId } = plugged.get(page) ?? (await plugIn(page));
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** The member has one passkey, "Phone", kept by a device that is not plugged in. @param password that adding one asks for */
export async function giveOnePasskey(page: Page, { client }: Account, password: string) {
  const { value: kept } = await client.call(passkeys.passkeys, {});
  for (const { id } of kept.list) await client.call(passkeys.removePasskey, { passkeyId: id });
  const { value: offer } = await client.call(passkeys.offerPasskey, { password });
  const soft = softAuthenticator(new URL(page.url()).origin);
  await client.call(passkeys.addPasskey, { credential: soft.create(offer), passkeyName: 'Phone' });
  return soft.inBrowser(offer.site);
}

/** The same, kept by the device of the page. */
export async function plugInOnePasskey(page: Page, account: Account, password: string): Promise<void> {
  const { devtools, authenticatorId } = await plugIn(page);
  const credential = await giveOnePasskey(page, account, password);
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
}
