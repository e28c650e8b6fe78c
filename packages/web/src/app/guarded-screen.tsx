import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readQuizAddress } from '../routes/quiz-address.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { findScreen } from './screens.tsx'
import { Shell } from './shell.tsx'
import { useRouteGuard } from './use-route-guard.ts'

export const loadQuizFrame = async () => ({
  default: (await import('../authoring/quiz-frame/quiz-frame.tsx')).QuizFrame,
})
const QuizFrame = lazy(() => importWhenOnline(loadQuizFrame))

/** Renders the screen that the route guard allows, inside the shell. */
export const GuardedScreen = () => {
  const { page: allowed, isChecking } = useRouteGuard()
  // State from a machine is rendered synchronously in one task, which is too long for a whole screen.
  const page = useDeferredValue(allowed)
  const main = useRef<HTMLElement>(null)
  const [path = '', search = ''] = page?.address.split('?') ?? []
  const { screen, params } = useMemo(() => findScreen(path), [path])
  const query = useMemo(() => new URLSearchParams(search), [search])
  const route = page?.route

  // A new screen starts at the top, with the focus on `main`. Done when the old screen unmounts, so that the new one
  // can still restore its scroll position.
  useLayoutEffect(() => {
    if (route === undefined) return
    const mainElement = main.current
    return () => {
      // The focus stays on the tab bar of a quiz, so that its tabs can be walked through by keyboard.
      if (!document.activeElement?.closest('[data-keeps-focus]')) mainElement?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
  }, [route])
  useEffect(() => {
    if (route !== undefined) document.title = `${say(screen.title)} · Quizwright`
  }, [route, screen])

  const quizAddress = useMemo(
    () => (route === undefined ? undefined : readQuizAddress(route, params, query)),
    [route, params, query],
  )
  // The page from which the user entered the screens of a quiz, for the way back out of them.
  const [outside, setOutside] = useState<{ address: string; title: string }>()
  if (page && !quizAddress && !page.isPublic && outside?.address !== page.address)
    setOutside({ address: page.address, title: say(screen.title) })

  const framed = (content: ReactNode) =>
    page && quizAddress ? (
      <ErrorBoundary>
        <QuizFrame quizAddress={quizAddress} address={page.address} cameFrom={outside}>
          {content}
        </QuizFrame>
      </ErrorBoundary>
    ) : (
      content
    )
  return (
    <Shell
      mainRef={main}
      signedIn={page !== null && route !== screenRoutes.signIn.path}
      checking={(isChecking || page !== allowed) && <NavigationProgress />}
    >
      {page && (
        <Suspense fallback={<LoadingScreen />}>
          {framed(
            <ErrorBoundary key={route}>
              <Suspense fallback={<LoadingScreen />}>
                <screen.Component params={params} search={query} />
              </Suspense>
            </ErrorBoundary>,
          )}
        </Suspense>
      )}
    </Shell>
  )
}
