import { quizWizardSetup } from './guards-and-actions.ts'

/** The details form, and what is saved when its author continues. */
export const detailsStates = {
  details: quizWizardSetup.createStateConfig({
    description: 'Window 1: the details form. Nothing typed is lost, whatever the response to a call is.',
    meta: { screen: 'wizard', window: 1 },
    on: {
      continue: [
        {
          guard: 'the quiz exists',
          target: 'updating the quiz',
          actions: [
            { type: 'store the quiz type', params: ({ event }) => event.quizType },
            { type: 'store where the author goes on', params: 'questions' },
          ],
        },
        {
          target: 'creating the quiz',
          actions: [
            { type: 'store the quiz type', params: ({ event }) => event.quizType },
            { type: 'store where the author goes on', params: 'questions' },
          ],
        },
      ],
      save: {
        guard: 'the quiz exists',
        target: 'updating the quiz',
        actions: [
          { type: 'store the quiz type', params: ({ event }) => event.quizType },
          { type: 'store where the author goes on', params: 'nothing more' },
        ],
      },
      'set the time': [
        {
          guard: { type: 'it is a pop quiz whose details are saved', params: ({ event }) => event },
          target: 'pop-up editor',
          actions: [
            { type: 'store the quiz type', params: ({ event }) => event.quizType },
            { type: 'store where the author goes on', params: 'the video' },
          ],
        },
        {
          guard: { type: 'it is a pop quiz that exists', params: ({ event }) => event.quizType },
          target: 'updating the quiz',
          actions: [
            { type: 'store the quiz type', params: ({ event }) => event.quizType },
            { type: 'store where the author goes on', params: 'the video' },
          ],
        },
      ],
      'save over it': {
        guard: 'it was changed elsewhere',
        target: 'updating the quiz',
        actions: { type: 'begin from the revision seen', params: ({ event }) => event.revision },
      },
      close: 'closed',
    },
  }),
  'creating the quiz': quizWizardSetup.createStateConfig({
    description: 'The quiz is being created, unpublished, with its first session.',
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
  }),
  'updating the quiz': quizWizardSetup.createStateConfig({
    description:
      'The details of an existing quiz are being saved, unless students have attempted it or somebody ' +
      'changed it meanwhile.',
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
  }),
  'agreeing on a new version': quizWizardSetup.createStateConfig({
    description:
      'Window 22: the quiz cannot be edited in place. The author agrees to a new version, which then ' +
      'takes the details, or goes back to them.',
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
  }),
  'saving the session': quizWizardSetup.createStateConfig({
    description:
      'The name, description and period of the session are being saved. Saving them twice does no harm.',
    tags: ['busy'],
    meta: { screen: 'wizard', window: 1 },
    invoke: {
      id: 'save the session',
      src: 'save the session',
      input: ({ context: { quiz, isCreated } }) => ({ quiz, isCreated }),
      onDone: [
        {
          guard: { type: 'it was saved', params: ({ event }) => event.output },
          target: 'details are saved',
          actions: 'record that its author is notified',
        },
        { target: 'details', actions: { type: 'store the problem', params: ({ event }) => event.output } },
      ],
      onError: { target: 'details', actions: 'store an unexpected problem' },
    },
  }),
  'details are saved': quizWizardSetup.createStateConfig({
    description:
      'Decides where the author goes next: nowhere if only the details were to be saved, to the video of ' +
      'a pop quiz, or to the questions.',
    meta: { screen: 'wizard', window: 1 },
    always: [
      { guard: { type: 'the author goes on to', params: 'nothing more' }, target: 'closed' },
      { guard: { type: 'the author goes on to', params: 'the video' }, target: 'pop-up editor' },
      { target: 'choosing how' },
    ],
  }),
}
