import type { EndpointName, Endpoints } from '@quizwright/contracts/endpoints.ts'

type QuizCall = {
  [Name in EndpointName]: Endpoints[Name]['service'] extends 'quiz' ? Name : never
}[EndpointName]

/**
 * The calls that `DATABASE_READ_URL` may answer with a delay: statistics, lists of results and exports. Nobody
 * stores what they read again, and nobody looks there for the quiz that they have just saved.
 */
export const callsFromReader = [
  'getResultsBySession',
  'getResultsByQuiz',
  'getReportResults',
  'getClassResult',
  'getPerformanceTrend',
  'getGradingAgreement',
  'getQuizStats',
  'getItemStatistics',
  'getOtherAnswers',
  'getTopStudents',
  'getCityWiseStats',
  'getQuizPerformance',
  'getToughestQuestions',
  'getTopicWiseStrength',
  'getResultByQuiz',
  'exportQuiz',
] as const satisfies readonly QuizCall[]
