import type { Intent } from '#domain/intent.ts';
import { undecidedOf } from '#storage/intents.ts';
import type { Services } from './services.ts';

type Asked = Pick<Services, 'intents' | 'session'>;

/** The member's moves whose answer got lost. @throws Failure storage */
export const undecidedMoves = ({ intents, session }: Asked): Promise<readonly Intent[]> =>
  undecidedOf(intents, session()?.member ?? '');

/** No move of the member waits for its answer. Where the device can't tell, one might. */
export const isQuiet = (services: Asked): Promise<boolean> =>
  undecidedMoves(services).then(
    ({ length }) => length === 0,
    () => false,
  );
