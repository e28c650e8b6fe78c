import { isDeepStrictEqual } from 'node:util'
import { type InteractionKey, interactionKey } from '@quizwright/domain/kinds/interaction-key.ts'
import { keyOfInteraction, withInteractionKey } from '@quizwright/domain/kinds/key-of-interaction.ts'
import type { CorrectionChoice, RecordedChoice } from '@quizwright/domain/schemas/correction.ts'
import type { AcceptedAnswer } from '@quizwright/domain/schemas/result-correction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { firstTry, type Tried, withTryCosts } from '@quizwright/domain/arrangement/tries.ts'
import { withWrongCosts } from '@quizwright/domain/arrangement/wrong-costs.ts'
import { type Mark, markAnswer } from '@quizwright/domain/kinds/mark-answer.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { acceptAnswer, isAccepted } from '@quizwright/domain/kinds/accept-answer.ts'
import { correctOptions } from '@quizwright/domain/kinds/options.ts'
import { withKey } from '@quizwright/domain/kinds/with-key.ts'
import type { Answer, Asked } from '@quizwright/domain/kinds/question-kind.ts'

/** What is right according to a correction. */
type KeyChoice = Pick<RecordedChoice, 'kind' | 'correct'> & {
  accepted?: readonly AcceptedAnswer[] | null | undefined
  key?: InteractionKey | null | undefined
}

/**
 * The marks of an answer, the marks of its question, and whether the question is left out of the totals. `firstMarks`
 * are those of its first try; null if they are the same.
 */
export type KeyedMark = Mark & { totalMarks: number; isLeftOut: boolean; firstMarks: number | null }

/** What the marks of an answer depend on beside its question. */
export type MarkingRules = {
  arrangement?: Arrangement | null | undefined
  /** The answer that was checked last, where it may be checked several times. */
  tried?: Tried | null | undefined
}

/**
 * Marks an answer by the active correction, or by the question's own key if there is none. `rules` are those of its
 * attempt.
 */
export const markByKey = (
  content: Asked,
  answer: Answer,
  weightage: number,
  choice: KeyChoice | undefined,
  rules: MarkingRules,
): KeyedMark => {
  if (choice?.kind === 'not_counted')
    return { isCorrect: false, obtainedMarks: 0, totalMarks: 0, isLeftOut: true, firstMarks: null }
  const markOf = (given: Answer): Mark =>
    withWrongCosts(
      markByChoice(content, given, weightage, choice),
      given,
      weightage,
      rules.arrangement?.wrong_costs ?? 0,
    )
  const first = choice?.kind === 'full_marks' ? undefined : firstTry(rules.tried, answer)
  // A right answer that costs all its marks by its tries is not a wrong one.
  const mark = markOf(answer)
  return {
    ...(choice?.kind === 'full_marks' ? mark : withTryCosts(mark, answer, rules)),
    firstMarks: first ? markOf(first).obtainedMarks : null,
    totalMarks: weightage,
    isLeftOut: false,
  }
}

/** Returns what an answer is counted as by the same key; null for the selected options. */
export const classesByKey = (
  content: Asked,
  answer: Answer,
  choice: KeyChoice | undefined,
): number[] | null => {
  const { classes } = kindOf(content)
  return classes ? classes(correctedKey(content, choice), answer) : null
}

/** The marks that a person gave one answer instead of those of the key. Only full marks count as correct. */
export const markByPerson = (marks: number, weightage: number): KeyedMark => ({
  isCorrect: marks >= weightage,
  obtainedMarks: Math.min(marks, weightage),
  totalMarks: weightage,
  isLeftOut: false,
  firstMarks: null,
})

/** Marks an answer by what a person gave it, if anything, unless its question does not count; otherwise by the key. */
export const markAnswered = (
  content: Asked,
  { instructorMarks, ...answer }: Answer & MarkingRules & { instructorMarks: number | null },
  weightage: number,
  choice: KeyChoice | undefined,
): KeyedMark =>
  instructorMarks === null || choice?.kind === 'not_counted'
    ? markByKey(content, answer, weightage, choice, answer)
    : markByPerson(instructorMarks, weightage)

const allOrNothing = (isCorrect: boolean, weightage: number): Mark => ({
  isCorrect,
  obtainedMarks: isCorrect ? weightage : 0,
})

const markByChoice = (
  content: Asked,
  answer: Answer,
  weightage: number,
  choice: KeyChoice | undefined,
): Mark => {
  if (choice?.kind === 'full_marks') return allOrNothing(true, weightage)
  // Each of these options earns the marks, so no part of them is needed.
  if (choice?.kind === 'any_of') {
    const { selected } = answer
    const areAllRight = selected.length > 0 && selected.every((index) => choice.correct.includes(index))
    return allOrNothing(areAllRight, weightage)
  }
  return markAnswer(correctedKey(content, choice), answer, weightage)
}

/** Returns the question with the key that the correction gives it. A key that can not hold an answer stays. */
export const correctedKey = <Content extends Asked>(
  content: Content,
  choice: KeyChoice | undefined,
): Content => {
  if (choice?.key || choice?.kind === 'accept') {
    const keyed = choice.key ? withInteractionKey(content, choice.key) : content
    return (choice.accepted ?? []).reduce((sofar, also) => acceptAnswer(sofar, also) ?? sofar, keyed)
  }
  return choice && choice.correct.length > 0 ? withKey(content, choice.correct) : content
}

/** Returns the key of a question without a correction, as a choice. */
export const originalChoice = (
  content: Pick<QuestionContent, 'options' | 'interaction'>,
): CorrectionChoice => {
  const key = keyOfInteraction(content.interaction)
  return { kind: 'other_key', correct: correctOptions(content), ...(key && { key }) }
}

/** Returns the stored form of a choice: its options are sorted and without duplicates, its fields in one order. */
export const normalizeChoice = ({
  correct,
  key,
  accepted,
  ...choice
}: CorrectionChoice): CorrectionChoice => ({
  ...choice,
  correct: [...new Set(correct)].sort((a, b) => a - b),
  // A schema returns the fields in the order in which it lists them.
  ...(key && { key: interactionKey.parse(key) }),
  ...(accepted && {
    accepted: accepted.map(({ answer, share, part_no }) => ({
      answer: answer.trim(),
      share,
      ...(part_no !== undefined && { part_no }),
    })),
  }),
})

/** Whether a question that is marked by `present` is marked so already. */
export const isMarkedSo = (content: Asked, present: KeyChoice, choice: KeyChoice): boolean => {
  if (choice.kind !== 'accept')
    return (
      present.kind === choice.kind &&
      present.correct.join() === choice.correct.join() &&
      isDeepStrictEqual(present.key ?? null, choice.key ?? null)
    )
  if (present.kind === 'full_marks' || present.kind === 'not_counted') return false
  const asMarked = correctedKey(content, present)
  return (choice.accepted ?? []).every((also) => isAccepted(asMarked, also))
}
