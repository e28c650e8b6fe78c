import { type ComponentType, lazy } from 'react'
import type { ScreenProps } from './screen-props.ts'

type Query = Readonly<Record<string, string | undefined>>

/** One screen of the app. `path` is what the server is asked about: a placeholder stands for each value. */
export type Screen = {
  path: string
  title: string
  who: 'anyone' | 'instructor'
  Component: ComponentType<ScreenProps>
  /** Fetches the screen's code ahead of showing it. */
  preload: () => Promise<unknown>
}

const screen = (path: string, title: string, who: Screen['who'], load: () => Promise<{ default: ComponentType<ScreenProps> }>): Screen => ({ path, title, who, Component: lazy(load), preload: load })

/** THE table of screens. To add one: a row, an `href` below, the file. */
export const screens = {
  quizList: screen('/quiz/quiz-landing', 'Quizzes', 'instructor', () => import('./list-with-wizard.tsx')),
  editQuestions: screen('/quiz/edit-quiz-questions', 'Edit questions', 'instructor', () => import('../features/question-editor/question-editor-screen.tsx')),
  editQuestion: screen('/quiz/question-stats', 'Edit question', 'instructor', () => import('../features/question-editor/single-question-screen.tsx')),
  sessions: screen('/quiz/session-history', 'Sessions', 'instructor', () => import('../features/session-history/session-history-screen.tsx')),
  results: screen('/quiz/quiz-results', 'Results', 'instructor', () => import('../features/quiz-results/quiz-results-screen.tsx')),
  result: screen('/quiz/individual-results', 'Result', 'instructor', () => import('../features/individual-result/individual-result-screen.tsx')),
  compareVersions: screen('/quiz/compare-versions', 'Compare versions', 'instructor', () => import('../features/version-comparison/version-comparison-screen.tsx')),
  quizStats: screen('/quiz/quiz-stats/:quiz_id', 'Quiz statistics', 'instructor', () => import('../features/quiz-stats/quiz-stats-screen.tsx')),
  sessionStats: screen('/quiz/quiz-stats/:quiz_id/:sessionid', 'Session statistics', 'instructor', () => import('../features/quiz-stats/quiz-stats-screen.tsx')),
  questionStats: screen('/quiz/question-vise-stats/:quiz_id', 'Question statistics', 'instructor', () => import('../features/question-wise-stats/question-wise-stats-screen.tsx')),
  daqResult: screen('/quiz/individual-results-daq', 'Descriptive result', 'instructor', () => import('../features/individual-result-daq/daq-result-screen.tsx')),
  general: screen('/general', 'Image and equation', 'instructor', () => import('../features/general/general-screen.tsx')),
  // For those who change the charts; the built page has no such screen.
  ...(import.meta.env.DEV ? { machines: screen('/machines', 'Machines', 'anyone', () => import('../features/machines/machines-screen.tsx')) } : {}),
  signIn: screen('/unauthorized-page', 'Sign in', 'anyone', () => import('../features/login/login-screen.tsx')),
  notFound: screen('/page-not-found', 'Page not found', 'anyone', () => import('./not-found-screen.tsx')),
} as const satisfies Record<string, Screen>

/** Where an address leads on at once. */
export const redirects: Readonly<Record<string, string>> = { '/': '/quiz', '/quiz': screens.quizList.path, '/quiz/': screens.quizList.path }

const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The addresses of screens, as links need them. */
export const href = {
  quizList: (query: { keepFilters?: 'true'; editType?: 'back'; EditquizID?: string } = {}) => withQuery(screens.quizList.path, query),
  /** `type` 1: `id` is a module; 2: a chapter. */
  editQuestions: (query: { quizId: string; quizType: string; instructorId: string; type?: '1' | '2'; id?: string; ai?: string; question_no?: string }) => withQuery(screens.editQuestions.path, query),
  sessions: (query: { quizId: string }) => withQuery(screens.sessions.path, query),
  /** Of a quiz or of one session; `key` and `keyword` are a search among them. */
  results: (query: ({ quizId: string } | { sessionId: string }) & { key?: string; keyword?: string }) => withQuery(screens.results.path, query),
  result: (query: { resultId: string }) => withQuery(screens.result.path, query),
  quizStats: (quizId: string, sessionId?: string) => (sessionId ? screens.sessionStats.path.replace(':sessionid', sessionId) : screens.quizStats.path).replace(':quiz_id', quizId),
  questionStats: (quizId: string, query: { sessionId?: string; question_no?: string } = {}) => withQuery(screens.questionStats.path.replace(':quiz_id', quizId), query),
  daqResult: (query: { resultId: string }) => withQuery(screens.daqResult.path, query),
  editQuestion: (query: { quizId: string; question_no: string }) => withQuery(screens.editQuestion.path, query),
  /** `quizId` names any version; `from` and `to` are the two that stand side by side. */
  compareVersions: (query: { quizId: string; from?: string; to?: string }) => withQuery(screens.compareVersions.path, query),
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
const patterns = Object.values(screens).map((row) => ({ row, pattern: patternOf(row.path) }))

/** The screen that a path names, with the values of its placeholders; the not-found page for any other. */
export const findScreen = (path: string): { screen: Screen; params: Record<string, string> } => {
  for (const { row, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { screen: row, params: { ...match.groups } }
  }
  return { screen: screens.notFound, params: {} }
}
