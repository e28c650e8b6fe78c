import type { QuestionStatistics } from '@quizwright/contracts/schemas/item-statistics.ts'

export type Order = 'doubtful first' | 'as in the quiz'

/**
 * Doubtful ones first, among them those that tell students apart worst; a question whose figures are unknown
 * is not doubted.
 */
export const orderQuestions = (
  questions: readonly QuestionStatistics[],
  order: Order,
): QuestionStatistics[] => {
  const discrimination = ({ revisions }: QuestionStatistics) => revisions[0]?.discrimination.value ?? 0
  const inQuiz = (a: QuestionStatistics, b: QuestionStatistics) => a.question_no - b.question_no
  if (order === 'as in the quiz') return questions.toSorted(inQuiz)
  return questions.toSorted(
    (a, b) =>
      Number(b.doubtful) - Number(a.doubtful) ||
      (a.doubtful ? discrimination(a) - discrimination(b) : 0) ||
      inQuiz(a, b),
  )
}
