import { elementAt, entryOf, lastOf } from '@quizwright/domain/defined.ts'
import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import type {
  Figure,
  QuestionStatistics,
  RevisionFigures,
} from '@quizwright/domain/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { guessWithCosts } from '@quizwright/domain/arrangement/wrong-costs.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import { type Answers, designEffectOfMarks } from '../figures/answers.ts'
import type { GroupSums } from '../figures/covariances.ts'
import { atLeastIndependent, type DesignEffect } from '../figures/design-effect.ts'
import { discriminationFigure, efficiencyFigure } from '../figures/discrimination.ts'
import { facilityFigure, facilityOfMoments, questionSdFigure } from '../figures/facility.ts'
import { estimate, missing } from '../figures/figure.ts'
import { type JointFrequency, sumBy } from '../figures/frequencies.ts'
import { describeOptions } from './describe-options.ts'
import { describeParts } from './describe-parts.ts'
import { fewStudents, type Item } from './item.ts'
import { questionContentKey } from '@quizwright/domain/rules/question-content-key.ts'
import type { AnswerSums, FirstTries, RevisionCounts } from './read-item-counts.ts'

/** What the figures of one question need to know about the whole quiz. */
type WholeQuiz = {
  questionCount: number
  quizMarks: number
  attemptsPerStudent: number
  /** What a wrong answer costs, as a share of the marks of its question. */
  wrongCosts: number
  /** Whether a wrong answer may be tried again. */
  hasTries: boolean
  /** The design effect of the mean total. */
  designEffect: DesignEffect
  /** The effective weight of the question, over all its revisions. */
  effectiveWeight: Figure
  /** Returns the weight of a revision that only some attempts answered, from its covariance with the total. */
  weightOfRevision: (covariance: number) => Figure
}

/** Computes the figures of a question: one entry for each content that students answered, the current one first. */
export const describeQuestion = (
  item: Item,
  counts: readonly RevisionCounts[],
  quiz: WholeQuiz,
): QuestionStatistics => {
  const current = entryOf(item.contents, item.revisionId)
  const currentKey = questionContentKey(current)
  const countsByKey = Map.groupBy(counts, ({ revisionId }) =>
    questionContentKey(entryOf(item.contents, revisionId)),
  )
  const revisions = newestFirst(countsByKey, currentKey).map((key): RevisionFigures => {
    const isCurrent = key === currentKey
    const sameContent = countsByKey.get(key) ?? []
    const answeredIds = sameContent.map(({ revisionId }) => revisionId)
    const content = isCurrent ? current : entryOf(item.contents, elementAt(answeredIds, 0))
    const hasAllAttempts = sameContent.length === counts.length
    return {
      revision_ids: isCurrent ? [...new Set([item.revisionId, ...answeredIds])] : answeredIds,
      is_current: isCurrent,
      ...figuresOfContent(content, sameContent, hasAllAttempts, quiz),
    }
  })
  return {
    question_id: item.id,
    question_no: item.position,
    question: shownText(current),
    equation: current.equation,
    image_url: current.image_url,
    ...(isTyped(current) && { is_typed: true }),
    ...(current.interaction && { kind: current.interaction.kind }),
    doubtful: elementAt(revisions, 0).doubtful,
    revisions,
  }
}

const isTyped = (content: QuestionContent): boolean => {
  const { sameAnswer, typedParts } = kindOf(content)
  return sameAnswer !== undefined || (typedParts?.(content).length ?? 0) > 0
}

/** Returns the current content, even if nobody has answered it, then the others from the newest to the oldest. */
const newestFirst = (
  countsByKey: ReadonlyMap<string, readonly RevisionCounts[]>,
  currentKey: string,
): string[] => {
  const sorted = [...countsByKey].toSorted(([, a], [, b]) => (newestId(a) < newestId(b) ? 1 : -1))
  return [...new Set([currentKey, ...sorted.map(([key]) => key)])]
}

/** Ids sort by the time of their creation. */
const newestId = (revisions: readonly RevisionCounts[]): string =>
  lastOf(revisions.map(({ revisionId }) => revisionId).sort())

const figuresOfContent = (
  content: QuestionContent,
  counts: readonly RevisionCounts[],
  hasAllAttempts: boolean,
  quiz: WholeQuiz,
) => {
  const answers = answersTo(counts, quiz)
  const counted = sumBy(answers.frequencies, ({ n }) => n)
  const few = counted / quiz.attemptsPerStudent < fewStudents
  const { discrimination, efficiency } = discriminate(answers, counted, quiz)
  const effects = {
    ofMarks: atLeastIndependent(designEffectOfMarks(answers)),
    ofTotals: atLeastIndependent(quiz.designEffect),
  }
  const sums = counts.flatMap((revision) => revision.options)
  const parts = describeParts(content, sums, effects)
  return {
    counted,
    few,
    doubtful: judgeQuestion({ few, efficiency }) === 'doubtful',
    facility: facilityFigure(answers, content.weightage, quiz.wrongCosts),
    ...(quiz.hasTries && { first_try: firstTryFigure(counts, content.weightage, effects.ofMarks, quiz) }),
    sd: questionSdFigure(answers, content.weightage),
    random_guess: randomGuess(content, quiz.wrongCosts),
    intended_weight: intendedWeight(content, quiz.quizMarks),
    effective_weight: hasAllAttempts
      ? quiz.effectiveWeight
      : effectiveWeightOfSome(answers.frequencies, counted, quiz),
    discrimination,
    efficiency,
    options: describeOptions(content, sums, counted, effects),
    ...(parts && { parts }),
  }
}

/** The mean mark of first tries as a percentage of the maximum mark. */
const firstTryFigure = (
  counts: readonly RevisionCounts[],
  maximumMark: number,
  effect: DesignEffect,
  { wrongCosts }: WholeQuiz,
): Figure => {
  const sum = (name: keyof FirstTries) => sumBy(counts, ({ firstTries }) => firstTries[name])
  const n = sum('n')
  const mean = n === 0 ? 0 : sum('mark') / n
  const m2 = n === 0 ? 0 : Math.max(0, sum('markSquared') / n - mean ** 2)
  return facilityOfMoments({ n, mean, m2 }, maximumMark, effect, wrongCosts)
}

/** Both figures compare a question with the others, so the only question of a quiz has neither. */
const discriminate = (answers: Answers, counted: number, { questionCount }: WholeQuiz) => {
  if (questionCount === 1 && counted > 1)
    return { discrimination: missing('one question'), efficiency: missing('one question') }
  const discrimination = discriminationFigure(answers)
  return { discrimination, efficiency: efficiencyFigure(answers.frequencies, discrimination) }
}

/** Returns the answers to all revisions with the same content. */
const answersTo = (counts: readonly RevisionCounts[], { attemptsPerStudent }: WholeQuiz): Answers => ({
  frequencies: mergeFrequencies(counts.flatMap((revision) => revision.frequencies)),
  groups: (counts[0]?.groups ?? []).map((_, group): GroupSums => {
    const sum = (name: keyof AnswerSums) => sumBy(counts, ({ groups }) => elementAt(groups, group)[name])
    return {
      n: sum('n'),
      total: sum('total'),
      totalSquared: sum('totalSquared'),
      questions: [
        { mark: sum('mark'), markSquared: sum('markSquared'), markTimesTotal: sum('markTimesTotal') },
      ],
    }
  }),
  attemptsPerStudent,
})

/** Merges the frequencies of revisions with the same content. */
const mergeFrequencies = (frequencies: readonly JointFrequency[]): JointFrequency[] => {
  const equal = Map.groupBy(frequencies, ({ mark, total }) => `${mark} ${total}`)
  return [...equal.values()].map((same) => ({ ...elementAt(same, 0), n: sumBy(same, ({ n }) => n) }))
}

/** Returns the random guess score: the mean mark of blind guessing, in percent. Missing if guessing means nothing. */
const randomGuess = (content: QuestionContent, wrongCosts: number): Figure => {
  const share = kindOf(content).guess(content)
  return share === undefined
    ? missing('no options')
    : estimate(100 * guessWithCosts(share, wrongCosts), null, 'not estimated')
}

/** Returns the marks of a question in percent of those of the whole quiz. */
const intendedWeight = ({ weightage }: QuestionContent, quizMarks: number): Figure =>
  quizMarks > 0 ? estimate((100 * weightage) / quizMarks, null, 'not estimated') : missing('no marks')

const effectiveWeightOfSome = (
  frequencies: readonly JointFrequency[],
  counted: number,
  { weightOfRevision }: WholeQuiz,
): Figure => {
  if (counted < 2) return missing(counted === 0 ? 'no attempts' : 'one attempt')
  return weightOfRevision(sampleCovariance(frequencies, counted))
}

/** Returns the covariance of mark and total, divided by n - 1. */
const sampleCovariance = (frequencies: readonly JointFrequency[], n: number): number => {
  const meanMark = sumBy(frequencies, (frequency) => frequency.n * frequency.mark) / n
  const meanTotal = sumBy(frequencies, (frequency) => frequency.n * frequency.total) / n
  const products = sumBy(
    frequencies,
    (frequency) => frequency.n * (frequency.mark - meanMark) * (frequency.total - meanTotal),
  )
  return products / (n - 1)
}
