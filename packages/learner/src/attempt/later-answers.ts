import type { Attempt, LaterAnswer, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'

type Shown = {
  answers: readonly SavedAnswer[]
  /** The numbers of the questions whose answers were replaced. */
  replaced: readonly number[]
}

/**
 * Replaces answers by later ones from another device. An answer that was changed here meanwhile stays,
 * because it is later still.
 */
export const withLaterAnswers = (
  { answers, replaced }: Shown,
  questions: Attempt['questions'],
  kept: readonly LaterAnswer[],
  changedMeanwhile: (questionId: string) => boolean,
): Shown => {
  const later = new Map(kept.map((answer) => [answer.question_id, answer]))
  return {
    answers: answers.map((answer) => {
      const found = later.get(answer.question_id)
      return found && !changedMeanwhile(answer.question_id)
        ? { ...answer, response: undefined, ...found }
        : answer
    }),
    replaced: questions
      .filter(({ question_id: id, question_no: no }) => later.has(id) || replaced.includes(no))
      .map(({ question_no: no }) => no),
  }
}
