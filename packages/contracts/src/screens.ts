import { texts } from '@quizwright/domain/language/say.ts'

/** `access`: whether anybody may open the screen or only a signed-in instructor. */
export type ScreenRoute = {
  readonly path: string
  readonly title: string
  readonly access: 'public' | 'instructor'
}

/**
 * All screens of the instructor's page: the path with `:name` for each parameter, the title and the access. The page
 * derives its routes from this table, the auth service the paths that it may redirect to.
 */
export const screenRoutes = {
  quizList: { path: '/quiz/quiz-landing', title: texts('Quizzes'), access: 'instructor' },
  editQuestions: { path: '/quiz/edit-quiz-questions', title: texts('Edit questions'), access: 'instructor' },
  editQuestion: { path: '/quiz/question-stats', title: texts('Edit question'), access: 'instructor' },
  preview: { path: '/quiz/preview', title: texts('Preview'), access: 'instructor' },
  issues: { path: '/quiz/issues', title: texts('Issues'), access: 'instructor' },
  sessions: { path: '/quiz/session-history', title: texts('Sessions'), access: 'instructor' },
  results: { path: '/quiz/quiz-results', title: texts('Results'), access: 'instructor' },
  result: { path: '/quiz/individual-results', title: texts('Result'), access: 'instructor' },
  compareVersions: { path: '/quiz/compare-versions', title: texts('Compare versions'), access: 'instructor' },
  quizStats: { path: '/quiz/quiz-stats/:quiz_id', title: texts('Quiz statistics'), access: 'instructor' },
  sessionStats: {
    path: '/quiz/quiz-stats/:quiz_id/:sessionid',
    title: texts('Session statistics'),
    access: 'instructor',
  },
  questionStats: {
    path: '/quiz/question-vise-stats/:quiz_id',
    title: texts('Question statistics'),
    access: 'instructor',
  },
  daqResult: {
    path: '/quiz/individual-results-daq',
    title: texts('Descriptive result'),
    access: 'instructor',
  },
  toMark: { path: '/quiz/to-mark', title: texts('To mark'), access: 'instructor' },
  marking: { path: '/quiz/marking', title: texts('Marking'), access: 'instructor' },
  markingTeam: { path: '/quiz/marking-team', title: texts('Split the marking'), access: 'instructor' },
  connect: { path: '/quiz/connect', title: texts('Connect a course account'), access: 'instructor' },
  platforms: { path: '/operator/platforms', title: texts('Learning platforms'), access: 'instructor' },
  people: { path: '/operator/people', title: texts('People'), access: 'instructor' },
  log: { path: '/operator/log', title: texts('Activity log'), access: 'instructor' },
  join: { path: '/quiz/join', title: texts('Quiz shared by a colleague'), access: 'instructor' },
  general: { path: '/general', title: texts('Image and equation tools'), access: 'instructor' },
  machines: { path: '/machines', title: texts('Machines'), access: 'public' },
  signIn: { path: '/unauthorized-page', title: texts('Sign in'), access: 'public' },
  notFound: { path: '/page-not-found', title: texts('Page not found'), access: 'public' },
} as const satisfies Record<string, ScreenRoute>

/** Paths that redirect to another one. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/quiz',
  '/quiz': screenRoutes.quizList.path,
  '/quiz/': screenRoutes.quizList.path,
}
