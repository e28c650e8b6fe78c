import { handingOverSetup } from './guards-and-actions.ts'

const screen = { screen: 'handing over' } as const

/** Makes a colleague the owner of a quiz, after its owner has seen what goes along. */
export const handingOverMachine = handingOverSetup.createMachine({
  id: 'handing-over',
  description: 'Makes a colleague the owner of a quiz, after its owner has seen what goes along.',
  context: ({ input }) => ({ ...input, counts: null, problem: null, end: 'kept' }),
  initial: 'previewing',
  states: {
    previewing: {
      description: 'Versions, sessions, students and open attempts that go along are counted.',
      meta: screen,
      invoke: {
        id: 'count what goes along',
        src: 'count what goes along',
        input: ({ context: { quizId, subjectId } }) => ({ quizId, subjectId }),
        onDone: [
          {
            guard: { type: 'it was counted', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'store what goes along', params: ({ event }) => event.output },
          },
          {
            target: 'not previewed',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'not previewed', actions: 'store an unexpected problem' },
      },
      on: { cancel: 'kept' },
    },
    asking: {
      description: 'The owner sees what goes along, and hands the quiz over or keeps it.',
      meta: screen,
      on: { 'hand over': 'handing over', cancel: 'kept' },
    },
    'handing over': {
      description:
        'The quiz gets its new owner, with all versions, sessions and students, or stays as it is.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'hand the quiz over',
        src: 'hand the quiz over',
        input: ({ context: { quizId, subjectId } }) => ({ quizId, subjectId }),
        onDone: [
          {
            guard: { type: 'it was handed over', params: ({ event }) => event.output },
            target: 'handed over',
            actions: 'record that it is handed over',
          },
          {
            guard: { type: 'somebody was faster', params: ({ event }) => event.output },
            target: 'overtaken',
            actions: [
              { type: 'store the problem', params: ({ event }) => event.output },
              'record that somebody was faster',
            ],
          },
          {
            target: 'refused',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
    },
    'not previewed': {
      description: 'What goes along could not be counted, and one sentence says why. It can be tried again.',
      meta: screen,
      on: { 'try again': { target: 'previewing', actions: 'clear the problem' }, cancel: 'kept' },
    },
    refused: {
      description:
        'The quiz was not handed over, and one sentence says why: the colleague can no longer sign in or has ' +
        'left the quiz, or the services did not answer. What goes along is counted again before another try.',
      meta: screen,
      on: { 'try again': { target: 'previewing', actions: 'clear the problem' }, cancel: 'kept' },
    },
    overtaken: {
      description:
        'Two hand-overs crossed: the quiz belongs to somebody else by now, and a sentence says to whom. ' +
        'Nothing can be handed over any more.',
      meta: screen,
      on: { cancel: 'not the owner any more' },
    },
    'handed over': {
      description: 'The colleague owns the quiz, and the former owner is its editor.',
      type: 'final',
      meta: screen,
    },
    kept: {
      description: 'The quiz stays with its owner.',
      type: 'final',
      meta: screen,
    },
    'not the owner any more': {
      description: 'The page is read again, because roles have changed.',
      type: 'final',
      meta: screen,
    },
  },
  output: ({ context }) => ({ outcome: context.end }),
})
