import { elementAt } from '@quizwright/domain/defined.ts'
import { addedAnswers } from '@quizwright/domain/kinds/added-answers.ts'
import { keyOfInteraction, withInteractionKey } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { sameQuestion } from '../../../questions/comparison/same-question.ts'

/** A question whose key was changed, and the correction that says the same. */
export type ChangedKey = { questionId: string; choice: CorrectionChoice }

const withoutKey = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  options: question.options.map((option) => ({ ...option, is_correct: false })),
})

const keyOf = ({ options }: DraftQuestion): number[] =>
  options.flatMap(({ is_correct: isCorrect }, index) => (isCorrect ? [index] : []))

/** The correction that a changed key is; undefined if something else was changed, too, or no correction says it. */
const correctionOf = (question: DraftQuestion, before: DraftQuestion): CorrectionChoice | undefined => {
  const accepted = addedAnswers(before.interaction, question.interaction)
  if (accepted && before.interaction)
    return sameQuestion({ ...question, interaction: before.interaction }, before)
      ? { kind: 'accept', correct: [], accepted }
      : undefined
  // Drafts have their lists as the author writes them.
  const [stored, storedBefore] = [arranged(question), arranged(before)]
  const key = keyOfInteraction(stored.interaction)
  if (key)
    return sameQuestion(withInteractionKey(storedBefore, key), stored)
      ? { kind: 'other_key', correct: [], key }
      : undefined
  const correct = keyOf(question)
  return correct.length > 0 && sameQuestion(withoutKey(question), withoutKey(before))
    ? { kind: 'other_key', correct }
    : undefined
}

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
    const before = elementAt(saved, index)
    if (question._id !== before._id) return []
    if (sameQuestion(question, before)) continue
    const choice = correctionOf(question, before)
    if (!choice) return []
    changed.push({ questionId: question._id, choice })
  }
  return changed
}
