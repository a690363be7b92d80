import { pullToRefreshMachine } from '#machines/pull-to-refresh/pull-to-refresh.machine.ts';
import { fromPromise } from 'xstate';

export const pullToRefreshActor = (refresh: () => Promise<void>) =>
  pullToRefreshMachine.provide({ actors: { refresh: fromPromise(refresh) } });
