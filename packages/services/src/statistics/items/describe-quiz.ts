import type { QuizFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import type { ScoreCount } from '../counts/read-scores.ts'
import { consistencyFigures } from '../figures/consistency.ts'
import type { GroupSums } from '../figures/covariances.ts'
import { mapFigure, missing } from '../figures/figure.ts'
import type { Frequency } from '../figures/frequencies.ts'
import { meanFigure, medianFigure } from '../figures/mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from '../figures/spread-and-shape.ts'
import { describeTotals, type Totals } from '../figures/totals.ts'
import type { ItemCounts } from './read-item-counts.ts'

/** Computes the figures of a whole quiz. Those with a unit are in percent of the quiz's marks. */
export const describeQuiz = (
  scores: readonly ScoreCount[],
  totals: Totals,
  /** Whether students get different questions, so that nothing is known of most pairs of them. */
  areDrawn: boolean,
  groups: readonly GroupSums[],
): QuizFigures => {
  const none = { cic: missing('drawn'), errorRatio: missing('drawn'), standardError: missing('drawn') }
  const { cic, errorRatio, standardError } = areDrawn ? none : consistencyFigures(groups)
  const maximum = usualMaximum(scores)
  return {
    mean: meanFigure(totals),
    median: medianFigure(totals),
    sd: sdFigure(totals),
    skewness: skewnessFigure(totals),
    kurtosis: kurtosisFigure(totals),
    cic,
    error_ratio: errorRatio,
    standard_error:
      maximum > 0 ? mapFigure(standardError, (marks) => (100 * marks) / maximum) : standardError,
  }
}

/** Returns the totals in percent of the possible marks. */
export const totalsOf = ({ scores, percentages, attemptsPerStudent }: ItemCounts): Totals => {
  const frequencies = scores.map(({ total, ofTotal, n }): Frequency => ({
    value: ofTotal > 0 ? (100 * total) / ofTotal : 0,
    n,
  }))
  return describeTotals(frequencies, percentages, attemptsPerStudent)
}

/**
 * Returns the maximum total of most attempts. All attempts have the same one, unless a practice question was
 * corrected between them.
 */
const usualMaximum = (scores: readonly ScoreCount[]): number =>
  scores.toSorted((a, b) => b.n - a.n)[0]?.ofTotal ?? 0
