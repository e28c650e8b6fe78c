import type { CorrectionChoice, GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor, type ParentRef } from '../host-actor.ts'

export type MarkCorrectionInput = {
  quizId: string
  questionId: string
  /** How the answers are graded now. Only descriptive questions have it. */
  guidance?: GradingGuidance
  /** The words that were written before and not sent. */
  words?: CorrectionWords
  /** The correction that is chosen first. */
  choice?: CorrectionChoice
}

/**
 * The texts that the instructor writes for a correction. With an empty `closingNote` no reports are closed.
 */
export type CorrectionWords = { reason: string; closingNote: string }

export type MarkCorrectionContext = Omit<MarkCorrectionInput, 'guidance' | 'choice'> & {
  choice: CorrectionChoice
  /** The fingerprint of the preview that is shown. */
  fingerprint: string
  words: CorrectionWords
  correctionId: string
  /** The sentence with which the services confirmed the correction or its undoing. */
  outcome: string
  /** 0 to 100. */
  progress: number
  problem: FailedCall | null
}

export type MarkCorrectionEvent =
  | { type: 'choose'; choice: CorrectionChoice }
  | { type: 'preview' }
  | { type: 'change' }
  | { type: 'write'; words: CorrectionWords }
  | { type: 'apply' }
  | { type: 'progressed'; progress: number }
  | { type: 'undo' }

export type MarkCorrectionOutcomes = {
  'preview the correction': { outcome: 'previewed'; fingerprint: string } | RefusedOutcome
  'apply the correction':
    | { outcome: 'applied'; correctionId: string; message: string }
    | { outcome: 'stale'; problem: FailedCall }
    | RefusedOutcome
  'undo the correction': { outcome: 'undone'; message: string } | RefusedOutcome
}

type Question = Omit<MarkCorrectionInput, 'guidance' | 'choice'> & CorrectionChoice
type Report = { report: ParentRef<MarkCorrectionEvent> }

export const markCorrectionSetup = setup({
  types: {
    context: {} as MarkCorrectionContext,
    input: {} as MarkCorrectionInput,
    events: {} as MarkCorrectionEvent,
    tags: {} as 'busy',
    meta: {} as { screen: 'correct marks' },
  },
  actors: {
    'preview the correction': hostActor<MarkCorrectionOutcomes['preview the correction'], Question & Report>(
      'preview the correction',
    ),
    'apply the correction': hostActor<
      MarkCorrectionOutcomes['apply the correction'],
      Question & CorrectionWords & Report & { fingerprint: string }
    >('apply the correction'),
    'undo the correction': hostActor<
      MarkCorrectionOutcomes['undo the correction'],
      Report & { correctionId: string }
    >('undo the correction'),
  },
  guards: {
    'a reason is given': ({ context }) => context.words.reason.trim() !== '',
    'it was previewed': hasOutcome<MarkCorrectionOutcomes['preview the correction']>('previewed'),
    'it was applied': hasOutcome<MarkCorrectionOutcomes['apply the correction']>('applied'),
    'the preview is stale': hasOutcome<MarkCorrectionOutcomes['apply the correction']>('stale'),
    'it was undone': hasOutcome<MarkCorrectionOutcomes['undo the correction']>('undone'),
  },
  actions: {
    'store the choice': assign((_, choice: CorrectionChoice) => ({ choice, problem: null })),
    'store the words': assign((_, words: CorrectionWords) => ({ words })),
    'store the preview': assign((_, previewed: MarkCorrectionOutcomes['preview the correction']) => ({
      fingerprint: previewed.outcome === 'previewed' ? previewed.fingerprint : '',
    })),
    'store the correction': assign((_, applied: MarkCorrectionOutcomes['apply the correction']) =>
      applied.outcome === 'applied' ? { correctionId: applied.correctionId, outcome: applied.message } : {},
    ),
    'store the outcome': assign((_, undone: MarkCorrectionOutcomes['undo the correction']) =>
      undone.outcome === 'undone' ? { outcome: undone.message } : {},
    ),
    'store the progress': assign(({ context }, progress: number) => ({
      progress: Math.max(context.progress, Math.min(100, progress)),
    })),
    'reset the progress': assign({ progress: 0, problem: null }),
    'store the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
    'clear the problem': assign({ problem: null }),
  },
})
