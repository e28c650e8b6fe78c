import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor, type ParentRef } from '../host-actor.ts'
import type { QuizRef } from '../quiz-document/document.ts'

/**
 * `saveId` is the save whose questions the new version takes. If it is null, the version takes the questions
 * of the old one. `created` is set if the version was created before the page was reloaded; then only its
 * video points are left to link.
 */
export type NewVersionInput = { quizId: string; saveId: string | null; created: QuizRef | null }
export type NewVersionContext = NewVersionInput & {
  isLinked: boolean
  progress: number
  problem: FailedCall | null
}

export type NewVersionEvent =
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** How much of the new version's questions the service has, 0 to 100. */
  | { type: 'progressed'; progress: number }
  | { type: 'link again' }
  | { type: 'leave unlinked' }

export type NewVersionOutcomes = {
  'create the new version': { outcome: 'created'; quiz: QuizRef } | RefusedOutcome
  'link the video points': { outcome: 'linked' } | RefusedOutcome
}

/**
 * The result: cancelled, or a new version with its session. `isLinked` tells whether the video points lead to
 * it.
 */
export type NewVersionOutput =
  | { outcome: 'cancelled' }
  | { outcome: 'created'; quiz: QuizRef; isLinked: boolean }

export const newVersionOutput = ({ created, isLinked }: NewVersionContext): NewVersionOutput =>
  created ? { outcome: 'created', quiz: created, isLinked } : { outcome: 'cancelled' }

export const newVersionSetup = setup({
  types: {
    context: {} as NewVersionContext,
    input: {} as NewVersionInput,
    events: {} as NewVersionEvent,
    output: {} as NewVersionOutput,
    tags: {} as 'busy',
    meta: {} as { screen: 'new version'; window: 22 },
  },
  actors: {
    'create the new version': hostActor<
      NewVersionOutcomes['create the new version'],
      Omit<NewVersionInput, 'created'> & { report: ParentRef<NewVersionEvent> }
    >('create the new version'),
    'link the video points': hostActor<
      NewVersionOutcomes['link the video points'],
      { oldQuizId: string; newQuizId: string }
    >('link the video points'),
  },
  guards: {
    'it is there already': ({ context }) => context.created !== null,
    'it was created': hasOutcome<NewVersionOutcomes['create the new version']>('created'),
    'they are linked': hasOutcome<NewVersionOutcomes['link the video points']>('linked'),
  },
  actions: {
    'store the new version': assign((_, made: NewVersionOutcomes['create the new version']) => ({
      created: made.outcome === 'created' ? made.quiz : null,
      progress: 100,
    })),
    'record that it is linked': assign({ isLinked: true }),
    'store the progress': assign(({ context }, progress: number) => ({
      progress: Math.max(context.progress, Math.min(100, progress)),
    })),
    'store the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
    'clear the problem': assign({ problem: null }),
  },
})
