import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import type { CountedAttempts, ItemStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import { drawnTotals, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { triesAllowed } from '@quizwright/domain/arrangement/tries.ts'
import { scoreHistogram } from '../overview/score-histogram.ts'
import { covariancesOfAll, type GroupSums } from '../figures/covariances.ts'
import { effectiveWeights, revisionWeight } from '../figures/effective-weight.ts'
import { missing } from '../figures/figure.ts'
import { sumBy } from '../figures/frequencies.ts'
import { designEffectOfTotals } from '../figures/totals.ts'
import { describeQuestion } from './describe-question.ts'
import { describeQuiz, totalsOf } from './describe-quiz.ts'
import { fewStudents, type Item } from './item.ts'
import type { ItemCounts, RevisionCounts } from './read-item-counts.ts'

/**
 * Computes the item statistics of a quiz from its counts alone. `arrangement` says what a wrong answer costs, and
 * whether students get different questions: then no figure compares all of them with each other.
 */
export const describeItems = (
  items: readonly Item[],
  counts: ItemCounts,
  attempts: CountedAttempts,
  arrangement: Arrangement = {},
): ItemStatistics => {
  const revisionsOf = Map.groupBy(counts.revisions, (revision) => revision.questionId)
  const revisionsByItem = items.map((item) => revisionsOf.get(item.id) ?? [])
  const counted = sumBy(counts.scores, ({ n }) => n)
  const students = Math.round(counted / counts.attemptsPerStudent)
  const groups = sumByGroup(revisionsByItem, counts)
  const { wrong_costs: wrongCosts = 0 } = arrangement
  const areDrawn = isDrawn(arrangement)
  const weights = areDrawn ? items.map(() => missing('drawn')) : effectiveWeights(groups)
  const covariances = counted > 1 ? covariancesOfAll(groups).covariances : []
  const { totalMarks: quizMarks } = drawnTotals(
    arrangement,
    items.map((item) => entryOf(item.contents, item.revisionId)),
  )
  const totals = totalsOf(counts)
  const designEffect = designEffectOfTotals(totals)
  const isCounting = items.map(
    (item, index) => !item.isLeftOut || hasMarks(elementAt(revisionsByItem, index)),
  )
  const countingCount = isCounting.filter(Boolean).length
  const questions = items.map((item, index) => {
    const otherCovariances = covariances.filter((_, otherIndex) => otherIndex !== index)
    return describeQuestion(item, elementAt(revisionsByItem, index), {
      questionCount: isCounting[index] ? countingCount : items.length,
      quizMarks,
      attemptsPerStudent: counts.attemptsPerStudent,
      wrongCosts,
      hasTries: triesAllowed(arrangement) > 1,
      designEffect,
      effectiveWeight: weights[index] ?? missing('no attempts'),
      weightOfRevision: (covariance) =>
        areDrawn ? missing('drawn') : revisionWeight(covariance, otherCovariances),
    })
  })
  return {
    attempts,
    counted,
    students,
    few: students < fewStudents,
    figures: describeQuiz(
      counts.scores,
      totals,
      areDrawn,
      // A question that does not count is none of those by whose number alpha is computed.
      groups.map((group) => ({
        ...group,
        questions: group.questions.filter((_, index) => isCounting[index]),
      })),
    ),
    scores: scoreHistogram(counts.scores),
    questions,
  }
}

/** Whether an answer to any revision has marks. Attempts with another wording keep theirs. */
const hasMarks = (revisions: readonly RevisionCounts[]): boolean =>
  revisions.some(({ frequencies }) => frequencies.some(({ mark }) => mark !== 0))

/** Returns the sums of each random group over all questions and, for each question, over all its revisions. */
const sumByGroup = (revisionsByItem: readonly RevisionCounts[][], { totals }: ItemCounts): GroupSums[] =>
  totals.map((total, group) => ({
    ...total,
    questions: revisionsByItem.map((revisions) => ({
      mark: sumBy(revisions, ({ groups }) => elementAt(groups, group).mark),
      markSquared: sumBy(revisions, ({ groups }) => elementAt(groups, group).markSquared),
      markTimesTotal: sumBy(revisions, ({ groups }) => elementAt(groups, group).markTimesTotal),
    })),
  }))
