import { markCorrectionSetup } from './guards-and-actions.ts'

const screen = { screen: 'correct marks' } as const

/**
 * Corrects the marks of one question in all attempts: the instructor chooses a correction, previews it,
 * applies it and may undo it.
 */
export const markCorrectionMachine = markCorrectionSetup.createMachine({
  id: 'mark-correction',
  description: 'Corrects the marks of one question in all attempts, after a preview of what changes.',
  context: ({ input: { quizId, questionId, guidance, words, choice } }) => ({
    quizId,
    questionId,
    choice: guidance
      ? { kind: 'graded_again', correct: [], guidance }
      : (choice ?? { kind: 'other_key', correct: [] }),
    fingerprint: '',
    words: words ?? { reason: '', closingNote: '' },
    correctionId: '',
    outcome: '',
    progress: 0,
    problem: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'The instructor chooses the correction: another correct option, several correct options, a typed ' +
        'answer that is right too, full marks for everybody, not counting the question, or grading ' +
        'descriptive answers again by another solution.',
      meta: screen,
      on: {
        choose: { actions: { type: 'store the choice', params: ({ event }) => event.choice } },
        preview: { target: 'previewing', actions: 'reset the progress' },
      },
    },
    previewing: {
      description:
        'The services compute whose marks would change. Descriptive answers are graded again first. No ' +
        'mark changes yet.',
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
            actions: { type: 'store the preview', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: 'store an unexpected problem' },
      },
      on: { progressed: { actions: { type: 'store the progress', params: ({ event }) => event.progress } } },
    },
    reviewing: {
      description:
        'The instructor sees whose marks would change and writes the reason, then applies the correction ' +
        'or goes back.',
      meta: screen,
      on: {
        write: { actions: { type: 'store the words', params: ({ event }) => event.words } },
        change: { target: 'choosing', actions: 'clear the problem' },
        apply: { guard: 'a reason is given', target: 'applying', actions: 'reset the progress' },
      },
    },
    applying: {
      description:
        'All marks of the question change together. If the attempts changed since the preview, a new ' +
        'preview is made.',
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
            actions: { type: 'store the correction', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the preview is stale', params: ({ event }) => event.output },
            target: 'previewing',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
          {
            target: 'reviewing',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'reviewing', actions: 'store an unexpected problem' },
      },
      on: { progressed: { actions: { type: 'store the progress', params: ({ event }) => event.progress } } },
    },
    applied: {
      description: 'The marks are corrected. The instructor can undo the correction at once.',
      meta: screen,
      on: { undo: { target: 'undoing', actions: 'reset the progress' } },
    },
    undoing: {
      description: 'All marks are being restored to what they were before the correction.',
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
            actions: { type: 'store the outcome', params: ({ event }) => event.output },
          },
          { target: 'applied', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'applied', actions: 'store an unexpected problem' },
      },
      on: { progressed: { actions: { type: 'store the progress', params: ({ event }) => event.progress } } },
    },
    undone: {
      description: 'The marks are as they were before the correction.',
      type: 'final',
      meta: screen,
    },
  },
})
