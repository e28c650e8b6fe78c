import type { ScoreCount } from '../counts/read-scores.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

export type ScoreBin = { from: number; to: number; n: number }

const binCount = 10
const binWidth = 100 / binCount
/** Corrects divisions whose rounded quotient is just below a bin's lower limit. */
const roundingError = 1e-9

/**
 * Counts the attempts in each tenth of the marks, in percent. A bin includes its lower limit; the last one also its
 * upper limit.
 */
export const scoreHistogram = (scores: readonly ScoreCount[]): ScoreBin[] => {
  const bins = Array.from({ length: binCount }, (_, index) => ({
    from: index * binWidth,
    to: (index + 1) * binWidth,
    n: 0,
  }))
  for (const { total, ofTotal, n } of scores) {
    const share = ofTotal > 0 ? total / ofTotal : 0
    const index = Math.floor(binCount * share + roundingError)
    elementAt(bins, Math.min(binCount - 1, Math.max(0, index))).n += n
  }
  return bins
}
