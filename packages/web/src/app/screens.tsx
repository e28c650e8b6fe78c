import { type ComponentType, lazy } from 'react'
import { routes } from '../routes/routes.ts'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

type Route = { readonly path: string; readonly title: string }

/** One screen of the app. The server authorizes the access by its `path`. */
export type Screen = Route & {
  who: 'anyone' | 'instructor'
  Component: ComponentType<ScreenProps>
  /** Loads the code of the screen before it is shown. */
  preload: () => Promise<unknown>
}

const screen = (
  route: Route,
  who: Screen['who'],
  load: () => Promise<{ default: ComponentType<ScreenProps> }>,
): Screen => ({ ...route, who, Component: lazy(() => importWhenOnline(load)), preload: load })

/** The table of all screens. Each is loaded when it is first shown. */
export const screens = {
  quizList: screen(routes.quizList, 'instructor', () => import('./quiz-list-with-wizard.tsx')),
  editQuestions: screen(
    routes.editQuestions,
    'instructor',
    () => import('../authoring/editor/question-editor-screen.tsx'),
  ),
  editQuestion: screen(
    routes.editQuestion,
    'instructor',
    () => import('../authoring/editor/single-question-screen.tsx'),
  ),
  sessions: screen(
    routes.sessions,
    'instructor',
    () => import('../features/session-history/session-history-screen.tsx'),
  ),
  results: screen(
    routes.results,
    'instructor',
    () => import('../features/quiz-results/quiz-results-screen.tsx'),
  ),
  result: screen(
    routes.result,
    'instructor',
    () => import('../features/individual-result/individual-result-screen.tsx'),
  ),
  compareVersions: screen(
    routes.compareVersions,
    'instructor',
    () => import('../features/version-comparison/version-comparison-screen.tsx'),
  ),
  quizStats: screen(
    routes.quizStats,
    'instructor',
    () => import('../features/quiz-stats/quiz-stats-screen.tsx'),
  ),
  sessionStats: screen(
    routes.sessionStats,
    'instructor',
    () => import('../features/quiz-stats/quiz-stats-screen.tsx'),
  ),
  questionStats: screen(
    routes.questionStats,
    'instructor',
    () => import('../features/question-wise-stats/question-wise-stats-screen.tsx'),
  ),
  daqResult: screen(
    routes.daqResult,
    'instructor',
    () => import('../features/individual-result-daq/daq-result-screen.tsx'),
  ),
  general: screen(routes.general, 'instructor', () => import('../features/general/general-screen.tsx')),
  // A tool for developers, which the production build does not contain.
  ...(import.meta.env.DEV
    ? {
        machines: screen(routes.machines, 'anyone', () => import('../features/machines/machines-screen.tsx')),
      }
    : {}),
  signIn: screen(routes.signIn, 'anyone', () => import('../features/login/login-screen.tsx')),
  notFound: screen(routes.notFound, 'anyone', () => import('./not-found-screen.tsx')),
} satisfies Partial<Record<keyof typeof routes, Screen>>

/** Paths that redirect to another one. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/quiz',
  '/quiz': routes.quizList.path,
  '/quiz/': routes.quizList.path,
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
const patterns = Object.values(screens).map((row) => ({ row, pattern: patternOf(row.path) }))

/** Finds the screen of a path and the values of its path parameters; the not-found screen for an unknown path. */
export const findScreen = (path: string): { screen: Screen; params: Record<string, string> } => {
  for (const { row, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { screen: row, params: { ...match.groups } }
  }
  return { screen: screens.notFound, params: {} }
}
