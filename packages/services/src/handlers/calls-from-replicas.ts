import type { EndpointName, Endpoints } from '@quizwright/contracts/endpoints.ts'

type QuizCall = {
  [Name in EndpointName]: Endpoints[Name]['service'] extends 'quiz' ? Name : never
}[EndpointName]

/**
 * The calls that a replica may answer with a delay of some seconds: lists, statistics, results and exports. They
 * change nothing, and no client sends their data back to be stored. Therefore an editor's quiz with its revision,
 * the marking queue, a preview of a correction and all states of jobs are read from the primary.
 */
export const callsFromReplicas = [
  'getFilteredQuizzes',
  'searchQuizzes',
  'getQuizzesByInstructor',
  'getArchivedQuizzesByInstructor',
  'getPublished',
  'getUnpublished',
  'getPublishedCount',
  'getUnpublishedCount',
  'countQuizzes',
  'getHome',
  'getRecentResults',
  'getQuizOverview',
  'getSessionsByInstructor',
  'getReportedIssues',
  'searchQuestionBank',
  'getResultsBySession',
  'getResultsByQuiz',
  'getReportResults',
  'quickSearch',
  'getResult',
  'getClassResult',
  'getDaqResult',
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
