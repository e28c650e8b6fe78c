import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { sameQuestion } from '../../../questions/comparison/same-question.ts'

/** A question whose right options were changed. `correct` holds their 0-based indexes. */
export type ChangedKey = { questionId: string; correct: number[] }

const withoutKey = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  options: question.options.map((option) => ({ ...option, is_correct: false })),
})

const keyOf = ({ options }: DraftQuestion): number[] =>
  options.flatMap(({ is_correct: isCorrect }, index) => (isCorrect ? [index] : []))

/**
 * Returns the questions whose keys were changed, if nothing else was: such a draft needs no new version, because
 * marks can be corrected. Otherwise returns none.
 */
export const findChangedKeys = (
  drafted: readonly DraftQuestion[],
  saved: readonly DraftQuestion[],
): ChangedKey[] => {
  if (drafted.length !== saved.length) return []
  const changed: ChangedKey[] = []
  for (const [index, question] of drafted.entries()) {
    const before = saved[index]!
    if (question._id !== before._id) return []
    if (sameQuestion(question, before)) continue
    const correct = keyOf(question)
    if (correct.length === 0 || !sameQuestion(withoutKey(question), withoutKey(before))) return []
    changed.push({ questionId: question._id, correct })
  }
  return changed
}
