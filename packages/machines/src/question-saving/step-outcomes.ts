import { nextBatch, type QuestionSavingContext, type StepOutcome } from './guards-and-actions.ts'

/** The outcome of a step that has completed. */
export const outcomeOf = <Outcome extends StepOutcome>({ event }: { event: { output: Outcome } }): Outcome =>
  event.output

/** The transitions for outcomes that several steps share. */
export const saved = {
  guard: { type: 'it is saved', params: outcomeOf },
  target: '#question-saving.saved',
  actions: { type: 'record that it is saved', params: outcomeOf },
} as const
export const newVersionNeeded = {
  guard: { type: 'a new version is needed', params: outcomeOf },
  target: '#question-saving.agreeing on a new version',
} as const
export const changedElsewhere = {
  guard: { type: 'it was changed elsewhere', params: outcomeOf },
  target: '#question-saving.conflict',
  actions: { type: 'store the problem', params: outcomeOf },
} as const
export const refused = {
  target: '#question-saving.refused',
  actions: { type: 'store the problem', params: outcomeOf },
} as const

/** Sends the first batch that has not arrived. */
export const sendABatch = {
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
