/** What the device and the calls say of the network, as a walk needs it: the server itself goes on, and takes faults. */
import type { Act } from './playbook.ts';

/** The device's own word; the app asks the server after five seconds, and finds it there. */
export const losesNetwork: Act = ({ page }) => page.evaluate(() => void dispatchEvent(new Event('offline')));

/** Lost and back in one go. */
export const networkReturns: Act = async (stage) => {
  await losesNetwork(stage);
  await stage.page.evaluate(() => void dispatchEvent(new Event('online')));
};
