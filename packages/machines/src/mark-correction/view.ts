import type { SnapshotFrom } from 'xstate'
import type { markCorrectionMachine } from './machine.ts'

/** What the dialog "Regrade" shows. While marks change, `progress` is 0 to 100. */
export const markCorrectionView = (snapshot: SnapshotFrom<typeof markCorrectionMachine>) => {
  const { choice, words, outcome, progress, problem } = snapshot.context
  return {
    choice,
    words,
    outcome,
    progress,
    problem,
    isGradingAgain: snapshot.matches('previewing') && choice.kind === 'graded_again',
    isBusy: snapshot.hasTag('busy'),
    isChoosing: snapshot.matches('choosing') || snapshot.matches('previewing'),
    isReviewing: snapshot.matches('reviewing') || snapshot.matches('applying'),
    isChanging: snapshot.matches('applying') || snapshot.matches('undoing'),
    isApplied: snapshot.matches('applied') || snapshot.matches('undoing'),
    isUndone: snapshot.matches('undone'),
    canApply: snapshot.can({ type: 'apply' }),
  }
}
