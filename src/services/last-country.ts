import type { Services } from './services.ts';

/** The country of the last sign-in on this device, which the next form begins with; undefined where there was none. */
export const lastCountry = ({ device }: Pick<Services, 'device'>): Promise<string | undefined> =>
  device.read('country.v1').catch(() => undefined);
