/** Every endpoint by backend and name. */
import { assets } from './assets.ts';
import { income } from './income.ts';
import { messages } from './messages.ts';
import { user } from './user.ts';

export const contract = { user, assets, income, messages } as const;
