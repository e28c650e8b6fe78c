import type { CorrectionChoice, RecordedChoice } from '@quizwright/domain/schemas/correction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { correctOptions, type Mark, markChoice } from '@quizwright/domain/rules/mark-choice.ts'

/** The options that are right according to a correction. */
type KeyChoice = Pick<RecordedChoice, 'kind' | 'correct'>

/** The marks of an answer, the marks of its question, and whether the question is left out of the totals. */
export type KeyedMark = Mark & { totalMarks: number; isLeftOut: boolean }

/** Marks a selection by the active correction, or by the question's options if there is none. */
export const markByKey = (
  content: Pick<QuestionContent, 'options'>,
  selected: readonly number[],
  weightage: number,
  choice: KeyChoice | undefined,
): KeyedMark => {
  if (choice?.kind === 'not_counted')
    return { isCorrect: false, obtainedMarks: 0, totalMarks: 0, isLeftOut: true }
  if (!choice) return { ...markChoice(content, selected, weightage), totalMarks: weightage, isLeftOut: false }
  const isCorrect = earnsMarks(choice, selected)
  return { isCorrect, obtainedMarks: isCorrect ? weightage : 0, totalMarks: weightage, isLeftOut: false }
}

/** The marks that a person gave one answer instead of those of the key. Only full marks count as correct. */
export const markByPerson = (marks: number, weightage: number): KeyedMark => ({
  isCorrect: marks >= weightage,
  obtainedMarks: Math.min(marks, weightage),
  totalMarks: weightage,
  isLeftOut: false,
})

/** Marks an answer by what a person gave it, if anything, unless its question does not count; otherwise by the key. */
export const markAnswered = (
  content: Pick<QuestionContent, 'options'>,
  { selected, instructorMarks }: { selected: readonly number[]; instructorMarks: number | null },
  weightage: number,
  choice: KeyChoice | undefined,
): KeyedMark =>
  instructorMarks === null || choice?.kind === 'not_counted'
    ? markByKey(content, selected, weightage, choice)
    : markByPerson(instructorMarks, weightage)

const earnsMarks = ({ kind, correct }: KeyChoice, selected: readonly number[]): boolean => {
  if (kind === 'full_marks') return true
  const areAllRight = selected.length > 0 && selected.every((index) => correct.includes(index))
  return areAllRight && (kind === 'any_of' || selected.length === correct.length)
}

/** Returns the options with the correctness that the correction gives them. */
export const correctedOptions = <Content extends Pick<QuestionContent, 'options'>>(
  content: Content,
  choice: KeyChoice | undefined,
): Content =>
  choice && choice.correct.length > 0
    ? {
        ...content,
        options: content.options.map((option, index) => ({
          ...option,
          is_correct: choice.correct.includes(index),
        })),
      }
    : content

/** Returns the key of a question without a correction, as a choice. */
export const originalChoice = (content: Pick<QuestionContent, 'options'>): CorrectionChoice => ({
  kind: 'other_key',
  correct: correctOptions(content),
})

/** Returns the stored form of a choice: its options are sorted and without duplicates. */
export const normalizeChoice = ({ correct, ...choice }: CorrectionChoice): CorrectionChoice => ({
  ...choice,
  correct: [...new Set(correct)].sort((a, b) => a - b),
})

export const isSameChoice = (one: KeyChoice, other: KeyChoice): boolean =>
  one.kind === other.kind && one.correct.join() === other.correct.join()
