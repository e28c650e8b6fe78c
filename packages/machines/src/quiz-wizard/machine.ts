import { quizWizardSetup } from './guards-and-actions.ts'

/**
 * The popup that creates a quiz or changes its details, and leads to its questions. Its windows keep the
 * numbers they are known by.
 */
export const quizWizardMachine = quizWizardSetup.createMachine({
  id: 'quiz-wizard',
  description: 'The popup that creates a quiz or changes its details, and leads to its questions.',
  context: ({ input }) => ({
    ...input,
    problem: null,
    left: null,
    isCreated: false,
    source: null,
    wanted: null,
    publication: null,
    outcome: 'closed',
  }),
  initial: 'details',
  states: {
    details: {
      description: 'Window 1: the details form. Everything typed stays, whatever a call answers.',
      meta: { screen: 'wizard', window: 1 },
      on: {
        continue: [
          {
            guard: 'the quiz exists',
            target: 'updating the quiz',
            actions: { type: 'store the quiz type', params: ({ event }) => event.quizType },
          },
          {
            target: 'creating the quiz',
            actions: { type: 'store the quiz type', params: ({ event }) => event.quizType },
          },
        ],
        'save over it': {
          guard: 'it was changed elsewhere',
          target: 'updating the quiz',
          actions: { type: 'begin from the revision seen', params: ({ event }) => event.revision },
        },
        close: 'closed',
      },
    },
    'creating the quiz': {
      description: 'The quiz is created, unpublished, with its first session.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 1 },
      invoke: {
        id: 'create the quiz',
        src: 'create the quiz',
        onDone: [
          {
            guard: { type: 'it was created', params: ({ event }) => event.output },
            target: 'saving the session',
            actions: { type: 'store the created quiz', params: ({ event }) => event.output },
          },
          { target: 'details', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'details', actions: 'store an unexpected problem' },
      },
    },
    'updating the quiz': {
      description:
        'The details of a quiz that exists are changed, unless students have attempted it or somebody changed it meanwhile.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 1 },
      invoke: {
        id: 'update the quiz',
        src: 'update the quiz',
        input: ({ context }) => ({ quiz: context.quiz }),
        onDone: [
          {
            guard: { type: 'it was updated', params: ({ event }) => event.output },
            target: 'saving the session',
            actions: { type: 'store the quiz', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'a new version is needed', params: ({ event }) => event.output },
            target: 'agreeing on a new version',
          },
          { target: 'details', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'details', actions: 'store an unexpected problem' },
      },
    },
    'agreeing on a new version': {
      description:
        'Window 22: the quiz cannot be edited in place. The author agrees to a new version, which then takes the details, or goes back to them.',
      meta: { screen: 'wizard', window: 22 },
      invoke: {
        id: 'new version',
        src: 'new version',
        input: ({ context }) => ({ quizId: context.quiz?.quizId ?? '', saveId: null, created: null }),
        onDone: [
          {
            guard: { type: 'a version was created', params: ({ event }) => event.output },
            target: 'updating the quiz',
            actions: { type: 'store the quiz', params: ({ event }) => event.output },
          },
          { target: 'details' },
        ],
        onError: { target: 'details', actions: 'store an unexpected problem' },
      },
    },
    'saving the session': {
      description: 'The name, description and period of the session are saved. The same again does no harm.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 1 },
      invoke: {
        id: 'save the session',
        src: 'save the session',
        input: ({ context: { quiz, isCreated } }) => ({ quiz, isCreated }),
        onDone: [
          {
            guard: { type: 'it was saved', params: ({ event }) => event.output },
            target: 'choosing how',
            actions: 'record that its author is notified',
          },
          { target: 'details', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'details', actions: 'store an unexpected problem' },
      },
    },
    'choosing how': {
      description: 'Window 6: the questions come from a CSV file, are generated, or are written by hand.',
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
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 6 } },
        close: 'closed',
      },
    },
    importing: {
      description: 'Windows 77 and 5: a CSV file is chosen, read and judged.',
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
      description: 'Window 4: tags, faculties, count and difficulty of the questions to generate.',
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
      description: 'Questions are chosen out of those that the services hold.',
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
            actions: 'report that none was found',
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
      description: 'Window 88: what was generated, for each topic, and what is wrong with it.',
      meta: { screen: 'wizard', window: 88 },
      on: {
        'accept the questions': 'questions are ready',
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 88 } },
        close: 'closed',
      },
    },
    'questions are ready': {
      description: 'A pop quiz goes on in the pop-up quiz editor, every other in the question editor.',
      meta: { screen: 'wizard', window: 6 },
      always: [{ guard: 'it is a pop quiz', target: 'pop-up editor' }, { target: 'to the editor' }],
    },
    'pop-up editor': {
      description: 'Window 2: the video with the point at which the quiz appears, and the questions.',
      meta: { screen: 'wizard', window: 2 },
      on: {
        publish: {
          target: 'saving the questions',
          actions: { type: 'store the publication', params: ({ event }) => event.publication },
        },
        back: { target: 'stepping back', actions: { type: 'record the window left', params: 2 } },
        close: 'closed',
      },
    },
    'saving the questions': {
      description: 'The questions of the pop quiz are published.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 2 },
      invoke: {
        id: 'question saving',
        src: 'question saving',
        input: ({ context: { quiz, publication } }) => ({
          saveId: publication?.saveId ?? '',
          quizId: quiz?.quizId ?? '',
          baseRevision: quiz?.revision ?? 0,
          publish: true,
          isSkippable: publication?.isSkippable ?? false,
          errors: publication?.errors ?? 0,
          isResumed: false,
        }),
        onDone: [
          {
            guard: { type: 'they were saved', params: ({ event }) => event.output },
            target: 'saving the video point',
            actions: { type: 'store the quiz', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'they were saved as a new version', params: ({ event }) => event.output },
            target: 'saving the video point',
            actions: { type: 'store the quiz', params: ({ event }) => event.output },
          },
          {
            target: 'pop-up editor',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'pop-up editor', actions: 'store an unexpected problem' },
      },
    },
    'saving the video point': {
      description: 'The point of the video at which the quiz appears is created or moved.',
      tags: ['busy'],
      meta: { screen: 'wizard', window: 2 },
      invoke: {
        id: 'save the video point',
        src: 'save the video point',
        input: ({ context }) => ({ quiz: context.quiz, point: context.publication }),
        onDone: [
          { guard: { type: 'it was saved', params: ({ event }) => event.output }, target: 'published' },
          {
            target: 'pop-up editor',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'pop-up editor', actions: 'store an unexpected problem' },
      },
    },
    published: {
      description: 'The author reads that the pop quiz is published; after two seconds the page loads again.',
      meta: { screen: 'wizard', window: 2 },
      after: { 'time to read': 'done' },
      on: { close: 'done' },
    },
    'stepping back': {
      description: 'Window 3: one step back, without loss.',
      meta: { screen: 'wizard', window: 3 },
      always: [
        { guard: { type: 'the window left was', params: 6 }, target: 'details' },
        { guard: { type: 'the window left was', params: 88 }, target: 'describing questions' },
        { target: 'choosing how' },
      ],
    },
    'to the editor': {
      description: 'The popup closes and the question editor opens.',
      type: 'final',
      meta: { screen: 'wizard', window: 6 },
      entry: { type: 'record the outcome', params: 'to the editor' },
    },
    done: {
      description: 'The popup closes over a published pop quiz.',
      type: 'final',
      meta: { screen: 'wizard', window: 2 },
      entry: { type: 'record the outcome', params: 'published' },
    },
    closed: {
      description: 'The author closed the popup. What was saved stays, what was typed stays in the draft.',
      type: 'final',
      meta: { screen: 'wizard', window: 1 },
      entry: { type: 'record the outcome', params: 'closed' },
    },
  },
  output: ({ context: { outcome, quiz, quizType } }) => ({ outcome, quiz, quizType }),
})
