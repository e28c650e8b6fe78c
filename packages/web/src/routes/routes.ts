type Query = Readonly<Record<string, string | undefined>>

/** The path pattern and the title of every screen; app/screens.tsx maps them to components. */
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
  signIn: { path: '/unauthorized-page', title: 'Sign in' },
  notFound: { path: '/page-not-found', title: 'Page not found' },
} as const

const withQuery = (path: string, query: Query): string => {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined)}`
}

/** Builds the links to the screens. */
export const href = {
  quizList: (query: { keepFilters?: 'true'; editType?: 'back'; EditquizID?: string } = {}) =>
    withQuery(routes.quizList.path, query),
  /** With `type` 1, `id` is a module; with 2, a chapter. */
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
  /** The results of a quiz or of one session; `key` and `keyword` are a search. */
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
  /** `quizId` is any version of the quiz; `from` and `to` are the versions to compare. */
  compareVersions: (query: { quizId: string; from?: string; to?: string }) =>
    withQuery(routes.compareVersions.path, query),
}
