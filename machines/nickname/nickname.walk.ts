import { nicknameProblem, tidyNickname } from '#domain/nickname.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { nicknameMachine } from './nickname.machine.ts';

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
