import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'

/** The calls of the screens of a quiz: they load with the first one of these screens. */
export const callsOfQuiz = {
  ...quizEndpoints,
  ...quizQuestionsEndpoints,
  ...questionEndpoints,
  ...sessionEndpoints,
  ...resultEndpoints,
  ...reportEndpoints,
  ...markingEndpoints,
  ...correctionEndpoints,
}
