import type { CorrectionChoice, GradingGuidance } from '@quizwright/contracts/schemas/correction.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor, type ParentRef } from '../host-actor.ts'

export type MarkCorrectionInput = {
  quizId: string
  questionId: string
  /** By what the answers are graded now, where they are in words. */
  guidance?: GradingGuidance
}

/** What a correction is applied with. An empty `closingNote` closes no reports. */
export type CorrectionWords = { reason: string; closingNote: string }

export type MarkCorrectionContext = Omit<MarkCorrectionInput, 'guidance'> & {
  choice: CorrectionChoice
  /** Of the preview that is shown. */
  fingerprint: string
  words: CorrectionWords
  correctionId: string
  /** What became of it, in a sentence of the services. */
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

type Question = Omit<MarkCorrectionInput, 'guidance'> & CorrectionChoice
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
    'keep the choice': assign((_, choice: CorrectionChoice) => ({ choice, problem: null })),
    'keep the words': assign((_, words: CorrectionWords) => ({ words })),
    'keep the preview': assign((_, previewed: MarkCorrectionOutcomes['preview the correction']) => ({
      fingerprint: previewed.outcome === 'previewed' ? previewed.fingerprint : '',
    })),
    'keep the correction': assign((_, applied: MarkCorrectionOutcomes['apply the correction']) =>
      applied.outcome === 'applied' ? { correctionId: applied.correctionId, outcome: applied.message } : {},
    ),
    'keep the outcome': assign((_, undone: MarkCorrectionOutcomes['undo the correction']) =>
      undone.outcome === 'undone' ? { outcome: undone.message } : {},
    ),
    'keep the progress': assign(({ context }, progress: number) => ({
      progress: Math.max(context.progress, Math.min(100, progress)),
    })),
    'begin at nothing': assign({ progress: 0, problem: null }),
    'keep the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'keep a surprise': assign({ problem: unexpectedProblem }),
    'forget the problem': assign({ problem: null }),
  },
})
