import { quizWizardSetup } from './guards-and-actions.ts'

/** The pop-up quiz editor, and the steps of publishing. */
export const popUpStates = {
  'pop-up editor': quizWizardSetup.createStateConfig({
    description: 'Window 2: the video with the point at which the quiz appears, and the questions.',
    meta: { screen: 'wizard', window: 2 },
    on: {
      publish: {
        target: 'saving the questions',
        actions: { type: 'store the publication', params: ({ event }) => event.publication },
      },
      'move the point': {
        target: 'saving the video point',
        actions: { type: 'store the point', params: ({ event }) => event.point },
      },
      back: { target: 'stepping back', actions: { type: 'record the window left', params: 2 } },
      close: 'closed',
    },
  }),
  'saving the questions': quizWizardSetup.createStateConfig({
    description: 'The questions of the pop quiz are being published.',
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
  }),
  'saving the video point': quizWizardSetup.createStateConfig({
    description: 'The point of the video at which the quiz appears is being created or moved.',
    tags: ['busy'],
    meta: { screen: 'wizard', window: 2 },
    invoke: {
      id: 'save the video point',
      src: 'save the video point',
      input: ({ context }) => ({ quiz: context.quiz, point: context.point }),
      onDone: [
        { guard: { type: 'it was saved', params: ({ event }) => event.output }, target: 'published' },
        {
          target: 'pop-up editor',
          actions: { type: 'store the problem', params: ({ event }) => event.output },
        },
      ],
      onError: { target: 'pop-up editor', actions: 'store an unexpected problem' },
    },
  }),
  published: quizWizardSetup.createStateConfig({
    description: 'The author is told that the pop quiz is published. After two seconds the page reloads.',
    meta: { screen: 'wizard', window: 2 },
    after: { 'time to read': 'done' },
    on: { close: 'done' },
  }),
}
