import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { persistenceMachine } from './persistence.machine.ts';
import type { Flow } from '../flow.ts';

export const persistenceWalk = walkOf(persistenceMachine, {
  events: {
    'readPersistence done: persistent': done('readPersistence', 'persistent'),
    'readPersistence done: clearable': done('readPersistence', 'clearable'),
    'readPersistence done: unsupported': done('readPersistence', 'unsupported'),
    'askToKeep done: agreed': done('askToKeep', true),
    'askToKeep done: declined': done('askToKeep', false),
  },
  facts: () => [],
});

export const flow: Flow = {
  flow: 'asking the browser to keep what is stored',
  home: '`#/user/system`',
  gallery: { address: '/user/system' },
};
