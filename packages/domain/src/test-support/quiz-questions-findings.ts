import { createRepeatFinder } from '../rules/repeats.ts'
import type { Finding } from '../rules/finding.ts'
import { questionFindings } from '../rules/question.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { QuizType } from '../schemas/quiz.ts'

/** Returns the findings of all questions of a quiz, with hints on repeated questions. */
export const quizQuestionsFindings = (
  questions: readonly QuestionContent[],
  quizType: QuizType,
): Finding[] => {
  const repeats = createRepeatFinder()
  return questions.flatMap((question, index) => [
    ...questionFindings(question, index + 1, quizType),
    ...repeats.add(question, index + 1),
  ])
}
