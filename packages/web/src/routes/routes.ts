import { signInPath } from '../auth/sign-in-redirect.ts'

type Query = Readonly<Record<string, string | undefined>>

/**
 * Every address of the app and what its screen is called; what is shown there is app/screens.tsx's. A
 * placeholder stands for each value of a path.
 */
export const routes = {
  quizList: { path: '/quiz/quiz-landing', title: 'Quizzes' },
  editQuestions: { path: '/quiz/edit-quiz-questions', title: 'Edit questions' },
  editQuestion: { path: '/quiz/question-stats', title: 'Edit question' },
  sessions: { path: '/quiz/session-history', title: 'Sessions' },
  results: { path: '/quiz/quiz-results', title: 'Results' },
  result: { path: '/quiz/individual-results', title: 'Result' },
  compareVersions: { path: '/quiz/compare-versions', title: 'Compare versions' },
  quizStats: { path: '/quiz/quiz-stats/:quiz_id', title: 'Quiz statistics' },
  sessionStats: { path: '/quiz/quiz-stats/:quiz_id/:sessionid', title: 'Session statistics' },
  questionStats: { path: '/quiz/question-vise-stats/:quiz_id', title: 'Question statistics' },
  daqResult: { path: '/quiz/individual-results-daq', title: 'Descriptive result' },
  general: { path: '/general', title: 'Image and equation' },
  machines: { path: '/machines', title: 'Machines' },
  signIn: { path: signInPath, title: 'Sign in' },
  notFound: { path: '/page-not-found', title: 'Page not found' },
} as const

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The routes with their values filled in, as links need them. */
export const href = {
  quizList: (query: { keepFilters?: 'true'; editType?: 'back'; EditquizID?: string } = {}) =>
    withQuery(routes.quizList.path, query),
  /** `type` 1: `id` is a module; 2: a chapter. */
  editQuestions: (query: {
    quizId: string
    quizType: string
    instructorId: string
    type?: '1' | '2'
    id?: string
    ai?: string
    question_no?: string
  }) => withQuery(routes.editQuestions.path, query),
  sessions: (query: { quizId: string }) => withQuery(routes.sessions.path, query),
  /** Of a quiz or of one session; `key` and `keyword` are a search among them. */
  results: (query: ({ quizId: string } | { sessionId: string }) & { key?: string; keyword?: string }) =>
    withQuery(routes.results.path, query),
  result: (query: { resultId: string }) => withQuery(routes.result.path, query),
  quizStats: (quizId: string, sessionId?: string) =>
    (sessionId ? routes.sessionStats.path.replace(':sessionid', sessionId) : routes.quizStats.path).replace(
      ':quiz_id',
      quizId,
    ),
  questionStats: (quizId: string, query: { sessionId?: string; question_no?: string } = {}) =>
    withQuery(routes.questionStats.path.replace(':quiz_id', quizId), query),
  daqResult: (query: { resultId: string }) => withQuery(routes.daqResult.path, query),
  editQuestion: (query: { quizId: string; question_no: string }) =>
    withQuery(routes.editQuestion.path, query),
  /** `quizId` names any version; `from` and `to` are the two that are shown side by side. */
  compareVersions: (query: { quizId: string; from?: string; to?: string }) =>
    withQuery(routes.compareVersions.path, query),
}
