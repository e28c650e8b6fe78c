import { type ScreenRoute, screenRoutes } from '@quizwright/contracts/screens.ts'
import { type ComponentType, lazy } from 'react'
import type { ScreenProps } from '../routes/screen-props.ts'
import { loadOrReload } from './load-or-reload.ts'
import { nextTask } from './starting/next-task.ts'

/** A screen of the app. The server authorizes its `path`. */
export type Screen = ScreenRoute & {
  Component: ComponentType<ScreenProps>
  /** Loads the code of the screen. */
  preload: () => Promise<unknown>
}

type Load = () => Promise<{ default: ComponentType<ScreenProps> }>

const screen = (route: ScreenRoute, load: Load): Screen => ({
  ...route,
  Component: lazy(() => loadOrReload(load)),
  preload: load,
})

/**
 * A screen that uses calls of other parts than the list. Their schemas are made before, in a task of their own:
 * together with the modules of the screen it would be one of the longest tasks.
 */
const screenWithCalls = (route: ScreenRoute, load: Load): Screen =>
  screen(route, async () => {
    await import('../api/calls-of-quiz.ts')
    await nextTask()
    return load()
  })

/** The table of all screens. Each is loaded when it is first shown. */
export const screens = {
  quizList: screen(screenRoutes.quizList, () => import('./quiz-list-with-wizard.tsx')),
  editQuestions: screenWithCalls(
    screenRoutes.editQuestions,
    () => import('../authoring/editor/question-editor-screen.tsx'),
  ),
  editQuestion: screenWithCalls(
    screenRoutes.editQuestion,
    () => import('../authoring/editor/single-question-screen.tsx'),
  ),
  preview: screenWithCalls(screenRoutes.preview, () => import('../authoring/preview/preview-screen.tsx')),
  issues: screenWithCalls(screenRoutes.issues, () => import('../features/issues/issues-screen.tsx')),
  sessions: screenWithCalls(
    screenRoutes.sessions,
    () => import('../features/session-history/session-history-screen.tsx'),
  ),
  results: screenWithCalls(
    screenRoutes.results,
    () => import('../features/quiz-results/quiz-results-screen.tsx'),
  ),
  result: screenWithCalls(
    screenRoutes.result,
    () => import('../features/individual-result/individual-result-screen.tsx'),
  ),
  compareVersions: screenWithCalls(
    screenRoutes.compareVersions,
    () => import('../features/version-comparison/version-comparison-screen.tsx'),
  ),
  quizStats: screenWithCalls(
    screenRoutes.quizStats,
    () => import('../features/quiz-stats/quiz-stats-screen.tsx'),
  ),
  sessionStats: screenWithCalls(
    screenRoutes.sessionStats,
    () => import('../features/quiz-stats/quiz-stats-screen.tsx'),
  ),
  questionStats: screenWithCalls(
    screenRoutes.questionStats,
    () => import('../features/question-wise-stats/question-wise-stats-screen.tsx'),
  ),
  daqResult: screenWithCalls(
    screenRoutes.daqResult,
    () => import('../features/individual-result-daq/daq-result-screen.tsx'),
  ),
  toMark: screenWithCalls(screenRoutes.toMark, () => import('../features/marking/to-mark-screen.tsx')),
  marking: screenWithCalls(screenRoutes.marking, () => import('../features/marking/marking-screen.tsx')),
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
