import { type GroupSums, groupSums } from './covariances.ts'
import { type DesignEffect, designEffect, independent } from './design-effect.ts'
import { type JointFrequency, marksOf, computeMoments } from './frequencies.ts'
import { jackknife } from './jackknife.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * The answers to one question: how often each mark occurred with each total, and the sums of each random group of
 * students for this question. `attemptsPerStudent` is 1 if each student counts with one attempt.
 */
export type Answers = {
  frequencies: readonly JointFrequency[]
  groups: readonly GroupSums[]
  attemptsPerStudent: number
}

export const designEffectOfMarks = ({ frequencies, groups, attemptsPerStudent }: Answers): DesignEffect => {
  const { n, m2 } = computeMoments(marksOf(frequencies))
  // A question that does not count, or was newly worded, has no counted answers.
  if (attemptsPerStudent <= 1 || n === 0 || groups.length === 0) return independent
  const mean = elementAt(
    jackknife(groups, groupSums, (sums) => [elementAt(sums.questions, 0).mark / sums.n]),
    0,
  )
  return designEffect(mean, m2 / n, attemptsPerStudent)
}
