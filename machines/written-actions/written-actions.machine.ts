/**
 * What a member does with a post or a comment: edits and deletes their own (product 13.13), reports another's or who wrote
 * it (13.14), blocks them (13.15). Edits and deletions go into the outbox; reports and blocks take a connection, and doing
 * one twice is doing it once. What was typed stays when the sheet closes, for as long as the same words are meant;
 * "Cancel" drops it.
 */
import { lengthOf, reportLength, type Report, type ReportReason, type WrittenId } from '#domain/community.ts';
import type { Failure } from '#domain/failure.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import type { OwnChange, Words } from '#domain/own-changes.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';

export interface WrittenActionsContext {
  words: Words | null;
  /** In the field, as typed: of the edit, or beside a report. */
  text: string;
  about: Report['about'];
  reason: ReportReason | null;
  failure: Failure | null;
}

export type WrittenActionsEvent =
  | { type: 'menu.open'; words: Words }
  | { type: 'menu.close' }
  /** Drops what was typed in this form as well. */
  | { type: 'menu.cancel' }
  | { type: 'edit.open' }
  | { type: 'edit.save' }
  | { type: 'text.type'; text: string }
  | { type: 'deletion.open' }
  | { type: 'deletion.confirm' }
  | { type: 'report.open'; about: Report['about'] }
  | { type: 'reason.choose'; reason: ReportReason }
  | { type: 'report.send' }
  | { type: 'block.open' }
  | { type: 'block.confirm' };

export type WrittenActionsEmitted =
  /** Null: it waits in the outbox, which tells of it. */
  | { type: 'writtenActions.changed'; change: OwnChange | null }
  | { type: 'writtenActions.reported' }
  | { type: 'writtenActions.blocked'; author: string };

const isSame = (one: Words | null, other: Words): boolean =>
  one !== null && one.kind === other.kind && one.id === other.id && one.content === other.content;

function sure<T>(value: T | null): T {
  if (value === null) throw new Error('nothing was chosen');
  return value;
}

const leave = { 'menu.close': 'closed', 'menu.cancel': 'closed' } as const;
/** Of a form. */
const drop = { ...leave, 'menu.cancel': { target: 'closed', actions: 'clearForm' } } as const;

export const writtenActionsMachine = setup({
  types: {
    context: {} as WrittenActionsContext,
    events: {} as WrittenActionsEvent,
    emitted: {} as WrittenActionsEmitted,
  },
  actors: {
    save: port<OwnChange | null, { words: Words; content: string }>('save'),
    remove: port<OwnChange | null, { words: Words }>('remove'),
    report: port<void, WrittenId & Report>('report'),
    block: port<void, WrittenId>('block'),
  },
  guards: {
    isOwn: ({ context }) => context.words?.isOwn === true,
    isOthers: ({ context }) => context.words?.isOwn === false,
    isRight: ({ context: { words, text } }) =>
      words !== null && tidyText(text) !== words.content && textProblem(tidyText(text), lengthOf[words.kind]) === null,
    hasReason: ({ context: { reason, text } }) => {
      const note = tidyText(text);
      return reason !== null && (note === '' || textProblem(note, reportLength) === null);
    },
  },
  actions: {
    // What was typed about other words, or before these were changed, is not meant any more.
    setWords: assign(({ context: { words, text, reason } }, params: { words: Words }) => ({
      words: params.words,
      failure: null,
      ...(isSame(words, params.words) ? { text, reason } : { text: '', reason: null }),
    })),
    setOwnText: assign(({ context }) => ({ text: context.text || (context.words?.content ?? '') })),
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    setAbout: assign(({ context: { about, text, reason } }, params: { about: Report['about'] }) => ({
      about: params.about,
      ...(params.about === about ? { text, reason } : { text: '', reason: null }),
    })),
    setReason: assign((_, params: { reason: ReportReason }) => ({ reason: params.reason })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearForm: assign({ text: '', reason: null, failure: null }),
    tellChanged: emit(({ event }) => ({
      type: 'writtenActions.changed' as const,
      change: answerIn<OwnChange | null>(event),
    })),
    tellReported: emit({ type: 'writtenActions.reported' }),
    tellBlocked: emit(({ context }) => ({
      type: 'writtenActions.blocked' as const,
      author: context.words?.author ?? '',
    })),
  },
}).createMachine({
  id: 'writtenActions',
  context: { words: null, text: '', about: 'words', reason: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.open': { target: 'menu', actions: { type: 'setWords', params: ({ event }) => event } } },
    },
    menu: {
      on: {
        ...leave,
        'edit.open': { guard: 'isOwn', target: 'edit', actions: 'setOwnText' },
        'deletion.open': { guard: 'isOwn', target: 'deletion' },
        'report.open': {
          guard: 'isOthers',
          target: 'report',
          actions: { type: 'setAbout', params: ({ event }) => event },
        },
        'block.open': { guard: 'isOthers', target: 'block' },
      },
    },
    edit: {
      on: {
        ...drop,
        'text.type': { actions: { type: 'setText', params: ({ event }) => event } },
        'edit.save': { guard: 'isRight', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ words: sure(context.words), content: tidyText(context.text) }),
        onDone: { target: 'closed', actions: ['clearForm', 'tellChanged'] },
        onError: { target: 'edit', actions: 'setFailure' },
      },
    },
    deletion: {
      on: { ...leave, 'deletion.confirm': 'removing' },
    },
    removing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ words: sure(context.words) }),
        onDone: { target: 'closed', actions: ['clearForm', 'tellChanged'] },
        onError: { target: 'deletion', actions: 'setFailure' },
      },
    },
    report: {
      on: {
        ...drop,
        'reason.choose': { actions: { type: 'setReason', params: ({ event }) => event } },
        'text.type': { actions: { type: 'setText', params: ({ event }) => event } },
        'report.send': { guard: 'hasReason', target: 'reporting' },
      },
    },
    reporting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context: { words, about, reason, text } }) => {
          const { kind, id } = sure(words);
          return { kind, id, about, reason: sure(reason), note: tidyText(text) };
        },
        onDone: { target: 'closed', actions: ['clearForm', 'tellReported'] },
        onError: { target: 'report', actions: 'setFailure' },
      },
    },
    block: {
      on: { ...leave, 'block.confirm': 'blocking' },
    },
    blocking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'block',
        src: 'block',
        input: ({ context }) => {
          const { kind, id } = sure(context.words);
          return { kind, id };
        },
        onDone: { target: 'closed', actions: ['clearForm', 'tellBlocked'] },
        onError: { target: 'block', actions: 'setFailure' },
      },
    },
  },
});
