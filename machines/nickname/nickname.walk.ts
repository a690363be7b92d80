import { nicknameProblem, tidyNickname } from '#domain/nickname.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { nicknameMachine } from './nickname.machine.ts';
import type { Flow } from '../flow.ts';

export const nicknameWalk = walkOf(nicknameMachine, {
  events: {
    'loadName done': done('loadName', 'Asha'),
    'name.type: another': { type: 'name.type', text: 'Asha Rao' },
    'name.type: nothing': { type: 'name.type', text: ' ' },
  },
  facts: ({ name, text, problem, failure }) => [
    name !== '' && tidyNickname(text) !== name && (nicknameProblem(tidyNickname(text)) ?? 'another'),
    problem && 'told',
    failure && failure.kind,
  ],
});

export const flow: Flow = {
  flow: 'another nickname',
  home: '`#/user/name`',
  gallery: { address: '/user/name', hidden: { saved: 'elsewhere', unchanged: 'elsewhere' } },
};
