import { detailsStates } from './details-states.ts'
import { quizWizardSetup } from './guards-and-actions.ts'
import { popUpStates } from './pop-up-states.ts'

/**
 * The popup that creates a quiz or changes its details, and leads to its questions. Its windows keep the
 * numbers of the specification.
 */
export const quizWizardMachine = quizWizardSetup.createMachine({
  id: 'quiz-wizard',
  description: 'The popup that creates a quiz or changes its details, and leads to its questions.',
  context: ({ input }) => ({
    ...input,
    problem: null,
    afterDetails: 'questions',
    left: null,
    isCreated: false,
    source: null,
    wanted: null,
    leftOut: null,
    publication: null,
    point: null,
    outcome: 'closed',
  }),
  initial: 'details',
  states: {
    ...detailsStates,
    'choosing how': {
      description:
        'Window 6: the author chooses where the questions come from: a CSV file, automatic generation, or ' +
        'the editor, where they are written, pasted or taken from other quizzes.',
      meta: { screen: 'wizard', window: 6 },
      on: {
        'upload a CSV': {
          target: 'importing',
          actions: { type: 'store the source', params: ({ event }) => event.type },
        },
        generate: {
          target: 'describing questions',
          actions: { type: 'store the source', params: ({ event }) => event.type },
        },
        'write by hand': {
          target: 'questions are ready',
          actions: { type: 'store the source', params: ({ event }) => event.type },
        },
        'paste a list': {
          target: 'questions are ready',
          actions: { type: 'store the source', params: ({ event }) => event.type },
        },
        'take from other quizzes': {
          target: 'questions are ready',
          actions: { type: 'store the source', params: ({ event }) => event.type },
        },
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 6 } },
        close: 'closed',
      },
    },
    importing: {
      description: 'Windows 77 and 5: the author imports a CSV file.',
      meta: { screen: 'wizard', window: 77 },
      invoke: {
        id: 'csv import',
        src: 'csv import',
        input: ({ context }) => ({ quizId: context.quiz?.quizId ?? '', result: context.importResult }),
        onDone: [
          {
            guard: { type: 'the author continued', params: ({ event }) => event.output },
            target: 'questions are ready',
            actions: { type: 'store the import result', params: ({ event }) => event.output },
          },
          {
            target: 'stepping back',
            actions: [
              { type: 'store the import result', params: ({ event }) => event.output },
              { type: 'record the window left', params: 77 },
            ],
          },
        ],
        onError: { target: 'choosing how', actions: 'store an unexpected problem' },
      },
      on: { close: 'closed' },
    },
    'describing questions': {
      description:
        'Window 4: the author chooses tags, faculties, number and difficulty of the questions to generate.',
      meta: { screen: 'wizard', window: 4 },
      on: {
        'generate questions': {
          target: 'generating',
          actions: { type: 'store the request', params: ({ event }) => event.wanted },
        },
        'show the result': { guard: 'questions were generated', target: 'summary' },
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 4 } },
        close: 'closed',
      },
    },
    generating: {
      description: 'The services choose questions that match the request.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 4 },
      invoke: {
        id: 'generate the questions',
        src: 'generate the questions',
        input: ({ context }) => ({ wanted: context.wanted }),
        onDone: [
          {
            guard: { type: 'some were found', params: ({ event }) => event.output },
            target: 'summary',
            actions: { type: 'store the counts', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'none was found', params: ({ event }) => event.output },
            target: 'describing questions',
            actions: { type: 'report that none was found', params: ({ event }) => event.output },
          },
          {
            target: 'describing questions',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'describing questions', actions: 'store an unexpected problem' },
      },
      on: { back: 'describing questions' },
    },
    summary: {
      description: 'Window 88: the generated questions by topic, and their errors.',
      meta: { screen: 'wizard', window: 88 },
      on: {
        'accept the questions': 'questions are ready',
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 88 } },
        close: 'closed',
      },
    },
    'questions are ready': {
      description: 'A pop quiz continues in the pop-up quiz editor, all others in the question editor.',
      meta: { screen: 'wizard', window: 6 },
      always: [{ guard: 'it is a pop quiz', target: 'pop-up editor' }, { target: 'to the editor' }],
    },
    ...popUpStates,
    'stepping back': {
      description: 'Window 3: goes back to the window before. Nothing typed is lost.',
      meta: { screen: 'wizard', window: 3 },
      always: [
        { guard: 'the details come before', target: 'details' },
        { guard: { type: 'the window left was', params: 88 }, target: 'describing questions' },
        { target: 'choosing how' },
      ],
    },
    'to the editor': {
      description: 'The popup has closed and the question editor opens.',
      type: 'final',
      meta: { screen: 'wizard', window: 6 },
      entry: { type: 'record the outcome', params: 'to the editor' },
    },
    done: {
      description: 'The popup has closed because the pop quiz is published.',
      type: 'final',
      meta: { screen: 'wizard', window: 2 },
      entry: { type: 'record the outcome', params: 'published' },
    },
    closed: {
      description: 'The author closed the popup or saved only the details. Typed values stay in the draft.',
      type: 'final',
      meta: { screen: 'wizard', window: 1 },
      entry: { type: 'record the outcome', params: 'closed' },
    },
  },
  output: ({ context: { outcome, quiz, quizType } }) => ({ outcome, quiz, quizType }),
})
