import {
  questionSavingSetup,
  nextBatch,
  type QuestionSavingContext,
  type StepOutcome,
} from './guards-and-actions.ts'

/** The outcome of a step that has completed. */
const outcomeOf = <Outcome extends StepOutcome>({ event }: { event: { output: Outcome } }): Outcome =>
  event.output

/** The transitions for outcomes that several steps share. */
const saved = {
  guard: { type: 'it is saved', params: outcomeOf },
  target: '#question-saving.saved',
  actions: { type: 'record that it is saved', params: outcomeOf },
} as const
const newVersionNeeded = {
  guard: { type: 'a new version is needed', params: outcomeOf },
  target: '#question-saving.agreeing on a new version',
} as const
const changedElsewhere = {
  guard: { type: 'it was changed elsewhere', params: outcomeOf },
  target: '#question-saving.conflict',
  actions: { type: 'store the problem', params: outcomeOf },
} as const
const refused = {
  target: '#question-saving.refused',
  actions: { type: 'store the problem', params: outcomeOf },
} as const

/** Sends the first batch that has not arrived. */
const sendABatch = {
  id: 'send a batch',
  src: 'send a batch',
  input: ({ context }: { context: QuestionSavingContext }) => {
    const { saveId, quizId, baseRevision, publish, isSkippable, total, progress } = context
    const index = nextBatch(context) ?? 0
    return { saveId, quizId, baseRevision, publish, isSkippable, total, progress, index }
  },
  onDone: [
    {
      guard: { type: 'it succeeded', params: outcomeOf },
      target: '#question-saving.online.choosing a batch',
      actions: { type: 'store what arrived', params: outcomeOf },
    },
    {
      guard: { type: 'another save holds the quiz', params: outcomeOf },
      target: '#question-saving.online.taking turns.waiting',
    },
    newVersionNeeded,
    changedElsewhere,
    refused,
  ],
  onError: '#question-saving.reconnecting',
} as const

/** The steps of a save that use the connection: authenticate, send the missing batches, commit them. */
export const onlineState = questionSavingSetup.createStateConfig({
  description:
    'The connection is being opened or is open. If it breaks, the batches that arrived stay staged.',
  tags: ['busy'],
  meta: { screen: 'saving' },
  invoke: {
    id: 'watch the connection',
    src: 'watch the connection',
    input: ({ context }) => ({ saveId: context.saveId }),
    onDone: 'reconnecting',
    onError: 'reconnecting',
  },
  on: { cancel: 'given up' },
  initial: 'connecting',
  states: {
    connecting: {
      description: 'The channel is being opened.',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context }) => ({ saveId: context.saveId }),
        onDone: 'authenticating',
        onError: '#question-saving.reconnecting',
      },
    },
    authenticating: {
      description:
        'The first frame authenticates. After a lost connection, the list of arrived batches is ' +
        'requested next.',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context }) => ({ saveId: context.saveId }),
        onDone: [{ guard: { type: 'it succeeded', params: outcomeOf }, target: 'welcome' }, refused],
        onError: '#question-saving.reconnecting',
      },
    },
    welcome: {
      description: 'The service accepted the credentials.',
      always: [
        { guard: 'some may have arrived', target: 'requesting what arrived' },
        { target: 'choosing a batch' },
      ],
    },
    'requesting what arrived': {
      description:
        'The service lists the batches that it has, so that only the missing ones are sent, or reports ' +
        'that everything was committed before.',
      invoke: {
        id: 'request what arrived',
        src: 'request what arrived',
        input: ({ context: { saveId, quizId } }) => ({ saveId, quizId }),
        onDone: [
          {
            guard: { type: 'it succeeded', params: outcomeOf },
            target: 'choosing a batch',
            actions: { type: 'store what arrived', params: outcomeOf },
          },
          saved,
          { ...newVersionNeeded, actions: { type: 'store the new version', params: outcomeOf } },
          refused,
        ],
        onError: '#question-saving.reconnecting',
      },
    },
    'choosing a batch': {
      description: 'Chooses the first batch that has not arrived.',
      always: [{ guard: 'all have arrived', target: 'completing' }, { target: 'sending' }],
    },
    sending: {
      description: 'One batch is being sent. The next one follows when the service acknowledges it.',
      invoke: sendABatch,
    },
    'taking turns': {
      description:
        'Another save of this quiz is running, of a colleague or of another window. This one waits for its end ' +
        'and then goes on by itself; the author is asked only if that takes very long.',
      tags: ['waiting'],
      after: {
        'a long time': { target: '#question-saving.refused', actions: 'store that it is still held' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The batch is sent again in a moment.',
          after: { 'a moment': 'asking again' },
        },
        'asking again': {
          description: 'The batch is sent; it is accepted if the other save has ended.',
          invoke: sendABatch,
        },
      },
    },
    completing: {
      description:
        'All batches have arrived and are committed together. The save can no longer be cancelled.',
      invoke: {
        id: 'complete the save',
        src: 'complete the save',
        input: ({ context: { saveId, quizId } }) => ({ saveId, quizId }),
        onDone: [saved, newVersionNeeded, changedElsewhere, refused],
        onError: '#question-saving.reconnecting',
      },
      on: { cancel: {} },
    },
  },
})
