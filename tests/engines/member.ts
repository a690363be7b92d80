/** What the demo member does in several cases. */
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import type { Tab } from './tab.ts';

/** From the sign-in page that is shown. */
export async function signIn(tab: Tab, { phone, password }: DemoFacts): Promise<void> {
  await tab.is('login', 'form');
  const field = (name: string) => `[data-machine="login"] [name="${name}"]`;
  await tab.choose(field('country'), 'IN');
  await tab.fill(field('phone'), phone);
  await tab.fill(field('password'), password);
  await tab.click('[data-machine="login"] button[type="submit"]');
}

/** Opens an address as a visitor, who is asked to sign in first. */
export async function openSignedIn(tab: Tab, demo: DemoFacts, address: string, screen: string): Promise<void> {
  await tab.open(address);
  await signIn(tab, demo);
  await tab.shows(screen);
}
