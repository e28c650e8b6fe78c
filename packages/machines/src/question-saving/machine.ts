import { questionSavingSetup, startOfSave } from './guards-and-actions.ts'
import { onlineState } from './online-state.ts'

/**
 * Saves a quiz's questions in batches, one at a time. All are committed together, and a lost connection loses
 * none.
 */
export const questionSavingMachine = questionSavingSetup.createMachine({
  id: 'question-saving',
  description:
    "Saves a quiz's questions in batches, one at a time. All are committed together, " +
    'and a lost connection loses none.',
  context: ({ input }) => startOfSave(input),
  initial: 'checking',
  states: {
    checking: {
      description: 'Publishing is blocked while errors exist.',
      meta: { screen: 'saving' },
      always: [
        { guard: 'errors forbid publishing', target: 'blocked', actions: 'record that it is blocked' },
        { target: 'preparing' },
      ],
    },
    preparing: {
      description:
        'A snapshot of the questions is split into batches. Edits made from now on belong to the next save.',
      tags: ['busy'],
      meta: { screen: 'saving' },
      invoke: {
        id: 'prepare the batches',
        src: 'prepare the batches',
        input: ({ context: { saveId, quizId } }) => ({ saveId, quizId }),
        onDone: [
          {
            guard: { type: 'it succeeded', params: ({ event }) => event.output },
            target: 'online',
            actions: { type: 'store the number of batches', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
      on: { cancel: 'given up' },
    },
    online: onlineState,
    reconnecting: {
      description:
        'The connection was lost. After a delay, which grows with each try, it is opened again and the ' +
        'missing batches are sent.',
      tags: ['busy', 'offline'],
      meta: { screen: 'saving' },
      entry: 'count the try',
      after: { 'back-off': 'online' },
      on: { 'try again': 'online', cancel: 'given up' },
    },
    'agreeing on a new version': {
      description:
        'Students have attempted the quiz. The author agrees to a new version, which takes these ' +
        'questions, or cancels.',
      meta: { screen: 'new version' },
      invoke: {
        id: 'new version',
        src: 'new version',
        input: ({ context: { quizId, saveId, created } }) => ({ quizId, saveId, created }),
        onDone: [
          {
            guard: { type: 'a version was created', params: ({ event }) => event.output },
            target: 'saved as a new version',
            actions: { type: 'record the new version', params: ({ event }) => event.output },
          },
          { target: 'given up' },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
    },
    conflict: {
      description:
        'The quiz was changed elsewhere since this author began. What does not overlap is merged and saved by ' +
        'itself; otherwise nothing is saved until the author has compared the two.',
      meta: { screen: 'saving' },
      on: {
        'save over it': {
          target: 'preparing',
          actions: { type: 'start again over it', params: ({ event }) => event },
        },
        dismiss: 'given up',
      },
    },
    refused: {
      description:
        'The save was refused, and one sentence says why. If it may succeed later, the author can try ' +
        'again; then only missing batches are sent.',
      meta: { screen: 'saving' },
      on: {
        'try again': {
          guard: 'it may succeed later',
          target: 'trying again',
          actions: ['clear the problem', 'count the try'],
        },
        dismiss: 'given up',
      },
    },
    'trying again': {
      description: 'Batches are prepared if they were not yet; otherwise only the missing ones are sent.',
      meta: { screen: 'saving' },
      always: [{ guard: 'nothing is prepared', target: 'preparing' }, { target: 'online' }],
    },
    saved: {
      description: 'All questions are committed, each exactly once.',
      type: 'final',
      meta: { screen: 'saving' },
    },
    'saved as a new version': {
      description: 'The questions are committed as a new version with its own session.',
      type: 'final',
      meta: { screen: 'new version' },
    },
    blocked: {
      description: 'Nothing was sent, because the questions have errors.',
      type: 'final',
      meta: { screen: 'saving' },
    },
    'given up': {
      description: 'Nothing was committed. Batches that arrived stay staged, so the save can be resumed.',
      type: 'final',
      meta: { screen: 'saving' },
      entry: 'record that it is given up',
    },
  },
  output: ({ context }) => context.output,
})
