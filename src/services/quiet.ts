import type { Services } from './services.ts';

/** No move of the member waits for its answer. Where the device can't tell, one might. */
export const isQuiet = ({ intents, session }: Pick<Services, 'intents' | 'session'>): Promise<boolean> =>
  intents.undecided(session()?.member ?? '').then(
    ({ length }) => length === 0,
    () => false,
  );
