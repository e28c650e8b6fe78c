import { type ScreenRoute, screenRoutes } from '@quizwright/contracts/screens.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { prefetchList } from '../features/quiz-list/prefetch-list.ts'
import { loadEnglish } from '../language/choose-language.ts'
import type { ScreenProps } from '../routes/screen-props.ts'
import { loadOrReload } from './load-or-reload.ts'

/** A screen of the app. The server authorizes its `path`. */
export type Screen = ScreenRoute & {
  Component: ComponentType<ScreenProps>
  /** Loads the code of the screen. */
  preload: () => Promise<unknown>
  /** Requests the first data of the screen. */
  prefetch?: Prefetch | undefined
}

type Prefetch = (client: QueryClient, uid: string, search: URLSearchParams) => void
/** What the grader says stands in fields there, so its better wording has to be there before them. */
const wordGrader: Prefetch = () => void loadEnglish()

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>

const screen = (route: ScreenRoute, load: Load, prefetch?: Prefetch): Screen => ({
  ...route,
  Component: lazy(() => loadOrReload(load)),
  preload: load,
  prefetch,
})

/** The table of all screens. Each is loaded when it is first shown. */
export const screens = {
  quizList: screen(screenRoutes.quizList, () => import('./quiz-list-with-wizard.tsx'), prefetchList),
  editQuestions: screen(
    screenRoutes.editQuestions,
    () => import('../authoring/editor/question-editor-screen.tsx'),
  ),
  editQuestion: screen(
    screenRoutes.editQuestion,
    () => import('../authoring/editor/single-question-screen.tsx'),
  ),
  preview: screen(screenRoutes.preview, () => import('../authoring/preview/preview-screen.tsx')),
  issues: screen(screenRoutes.issues, () => import('../features/issues/issues-screen.tsx')),
  sessions: screen(
    screenRoutes.sessions,
    () => import('../features/session-history/session-history-screen.tsx'),
  ),
  results: screen(screenRoutes.results, () => import('../features/quiz-results/quiz-results-screen.tsx')),
  result: screen(
    screenRoutes.result,
    () => import('../features/individual-result/individual-result-screen.tsx'),
  ),
  compareVersions: screen(
    screenRoutes.compareVersions,
    () => import('../features/version-comparison/version-comparison-screen.tsx'),
  ),
  quizStats: screen(screenRoutes.quizStats, () => import('../features/quiz-stats/quiz-stats-screen.tsx')),
  sessionStats: screen(
    screenRoutes.sessionStats,
    () => import('../features/quiz-stats/quiz-stats-screen.tsx'),
  ),
  questionStats: screen(
    screenRoutes.questionStats,
    () => import('../features/question-wise-stats/question-wise-stats-screen.tsx'),
  ),
  daqResult: screen(
    screenRoutes.daqResult,
    () => import('../features/individual-result-daq/daq-result-screen.tsx'),
  ),
  toMark: screen(screenRoutes.toMark, () => import('../features/marking/to-mark-screen.tsx')),
  marking: screen(screenRoutes.marking, () => import('../features/marking/marking-screen.tsx'), wordGrader),
  markingTeam: screen(
    screenRoutes.markingTeam,
    () => import('../features/marking/team/marking-team-screen.tsx'),
  ),
  log: screen(screenRoutes.log, () => import('../features/installation-log/log-screen.tsx')),
  join: screen(screenRoutes.join, () => import('../features/join-quiz/join-screen.tsx')),
  connect: screen(screenRoutes.connect, () => import('../features/course-accounts/connect-screen.tsx')),
  platforms: screen(screenRoutes.platforms, () => import('../features/platforms/platforms-screen.tsx')),
  people: screen(screenRoutes.people, () => import('../features/people/people-screen.tsx')),
  general: screen(screenRoutes.general, () => import('../features/general/general-screen.tsx')),
  // A developer tool that is not part of the production build.
  ...(import.meta.env.DEV
    ? {
        machines: screen(screenRoutes.machines, () => import('../features/machines/machines-screen.tsx')),
      }
    : {}),
  signIn: screen(screenRoutes.signIn, () => import('../features/login/login-screen.tsx')),
  notFound: screen(screenRoutes.notFound, () => import('./not-found-screen.tsx')),
} satisfies Partial<Record<keyof typeof screenRoutes, Screen>>

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
const patterns = Object.values(screens).map((row) => ({ row, pattern: patternOf(row.path) }))

/** Finds the screen and the path parameters of a path. Returns the not-found screen for an unknown path. */
export const findScreen = (path: string): { screen: Screen; params: Record<string, string> } => {
  for (const { row, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { screen: row, params: { ...match.groups } }
  }
  return { screen: screens.notFound, params: {} }
}
