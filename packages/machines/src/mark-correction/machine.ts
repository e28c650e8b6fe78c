import { markCorrectionSetup } from './guards-and-actions.ts'

const screen = { screen: 'correct marks' } as const

/** Puts the marks of one question right in all attempts: chosen, previewed, applied, and undone on request. */
export const markCorrectionMachine = markCorrectionSetup.createMachine({
  id: 'mark-correction',
  description: 'Puts the marks of one question right in all attempts, after a preview of what changes.',
  context: ({ input: { quizId, questionId, guidance } }) => ({
    quizId,
    questionId,
    choice: guidance ? { kind: 'graded_again', correct: [], guidance } : { kind: 'other_key', correct: [] },
    fingerprint: '',
    words: { reason: '', closingNote: '' },
    correctionId: '',
    outcome: '',
    progress: 0,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'The teacher says what is right: another option, several, marks for everybody, or not counted; or by ' +
        'which solution answers in words are graded again.',
      meta: screen,
      on: {
        choose: { actions: { type: 'keep the choice', params: ({ event }) => event.choice } },
        preview: { target: 'previewing', actions: 'begin at nothing' },
      },
    },
    previewing: {
      description:
        'The services compute whose marks would change, after grading answers in words again, and change none.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'preview the correction',
        src: 'preview the correction',
        input: ({ context: { quizId, questionId, choice }, self }) => ({
          quizId,
          questionId,
          ...choice,
          report: self,
        }),
        onDone: [
          {
            guard: { type: 'it was previewed', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: { type: 'keep the preview', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'keep the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: 'keep a surprise' },
      },
      on: { progressed: { actions: { type: 'keep the progress', params: ({ event }) => event.progress } } },
    },
    reviewing: {
      description: 'The teacher reads whose marks change and says why, then applies it or chooses again.',
      meta: screen,
      on: {
        write: { actions: { type: 'keep the words', params: ({ event }) => event.words } },
        change: { target: 'choosing', actions: 'forget the problem' },
        apply: { guard: 'a reason is given', target: 'applying', actions: 'begin at nothing' },
      },
    },
    applying: {
      description:
        'All marks of the question change together. What the preview did not know sends back to a new one.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'apply the correction',
        src: 'apply the correction',
        input: ({ context: { quizId, questionId, choice, words, fingerprint }, self }) => ({
          quizId,
          questionId,
          ...choice,
          ...words,
          fingerprint,
          report: self,
        }),
        onDone: [
          {
            guard: { type: 'it was applied', params: ({ event }) => event.output },
            target: 'applied',
            actions: { type: 'keep the correction', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the preview is stale', params: ({ event }) => event.output },
            target: 'previewing',
            actions: { type: 'keep the problem', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'keep the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'reviewing', actions: 'keep a surprise' },
      },
      on: { progressed: { actions: { type: 'keep the progress', params: ({ event }) => event.progress } } },
    },
    applied: {
      description: 'The marks are corrected, and it can be undone at once.',
      meta: screen,
      on: { undo: { target: 'undoing', actions: 'begin at nothing' } },
    },
    undoing: {
      description: 'All marks become what they were before.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'undo the correction',
        src: 'undo the correction',
        input: ({ context, self }) => ({ correctionId: context.correctionId, report: self }),
        onDone: [
          {
            guard: { type: 'it was undone', params: ({ event }) => event.output },
            target: 'undone',
            actions: { type: 'keep the outcome', params: ({ event }) => event.output },
          },
          { target: 'applied', actions: { type: 'keep the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'applied', actions: 'keep a surprise' },
      },
      on: { progressed: { actions: { type: 'keep the progress', params: ({ event }) => event.progress } } },
    },
    undone: {
      description: 'The marks are as they were before the correction.',
      type: 'final',
      meta: screen,
    },
  },
})
