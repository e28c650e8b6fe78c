import { redirects } from '@quizwright/contracts/screens.ts'
import { queryClient } from '../api/query-client.ts'
import { readCredentials } from '../auth/credentials.ts'
import { overviewQuery } from '../authoring/quiz-frame/use-overview.ts'
import { type QuizAddress, readQuizAddress } from '../routes/quiz-address.ts'
import { loadQuizFrame } from './guarded-screen.tsx'
import { findScreen, type Screen } from './screens.tsx'

type Opened = { screen: Screen; search: URLSearchParams; quizAddress: QuizAddress | undefined }

const endOf = (path: string): string => (redirects[path] ? endOf(redirects[path]) : path)

const openedBy = ({ pathname, search: query }: Pick<Location, 'pathname' | 'search'>): Opened => {
  const { screen, params } = findScreen(endOf(pathname))
  const search = new URLSearchParams(query)
  return { screen, search, quizAddress: readQuizAddress(screen.path, params, search) }
}

const loadCode = ({ screen, quizAddress }: Opened): void => {
  // A failure is ignored here. The navigation loads the code again and reports the failure.
  Promise.all([screen.preload(), quizAddress && loadQuizFrame()]).catch(() => undefined)
}

/** Loads the code of the screen at an address. */
export const preloadScreen = (address: Pick<Location, 'pathname' | 'search'>): void =>
  loadCode(openedBy(address))

/** Loads the first data of the screen at an address, while the route guard still asks whether it may be opened. */
export const prefetchScreen = (address: Pick<Location, 'pathname' | 'search'>): void => {
  const uid = readCredentials()?.uid
  if (uid === undefined) return
  const { screen, search, quizAddress } = openedBy(address)
  screen.prefetch?.(queryClient, uid, search)
  const quizId = quizAddress?.quizId
  if (quizId !== undefined) void queryClient.prefetchQuery(overviewQuery(quizId))
}
