/**
 * One thing read from the server, with its age. All single reads go through it, so that the inspector shows them and
 * every screen has the same states: loading, ready, stale, failed. Rule P9. What the device kept is shown at once and
 * read again, once, for as long as the network takes.
 */
import type { Failure } from '#domain/failure.ts';
import { afterFailure, isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { freshFor } from '#domain/limits.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface ResourceContext<T> {
  data: Fresh<T> | null;
  failure: Failure | null;
}

export type ResourceEvent = { type: 'resource.refresh' } | { type: 'network.returned' };

/** @param kept what a start begins with: it is read again at once */
export const createResourceMachine = <T>(kept: Fresh<T> | null = null) =>
  setup({
    types: {
      context: {} as ResourceContext<T>,
      events: {} as ResourceEvent,
    },
    actors: {
      load: port<Fresh<T>, { isPatient: boolean }>('load'),
    },
    guards: {
      isKept: (_, params: { data: Fresh<T> }) => isKept(params.data),
    },
    delays: { freshFor },
    actions: {
      setData: assign((_, params: { data: Fresh<T> }) => ({ data: params.data, failure: null })),
      setFailure: assign(({ context, event }) => ({
        data: afterFailure(context.data),
        failure: failureIn(event),
      })),
    },
  }).createMachine({
    id: 'resource',
    context: { data: kept, failure: null },
    initial: kept ? 'refreshing' : 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: { isPatient: false },
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => ({ data: event.output }) },
              target: 'refreshing',
              actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
            },
            {
              target: 'ready',
              actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
      },
      ready: {
        after: { freshFor: 'stale' },
        on: { 'resource.refresh': 'refreshing', 'network.returned': 'refreshing' },
      },
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: { isPatient: true },
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => ({ data: event.output }) },
              target: 'stale',
              actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
            },
            {
              target: 'ready',
              actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
            },
          ],
          onError: {
            target: 'stale',
            actions: 'setFailure',
          },
        },
      },
      stale: {
        on: { 'resource.refresh': 'refreshing', 'network.returned': 'refreshing' },
      },
      failed: {
        on: { 'resource.refresh': 'loading', 'network.returned': 'loading' },
      },
    },
  });
