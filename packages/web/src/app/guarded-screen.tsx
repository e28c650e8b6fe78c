import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { Page } from '../ui/layout/page.tsx'
import { findScreen } from './screens.tsx'
import { Shell } from './shell.tsx'
import { useRouteGuard } from './use-route-guard.ts'

const Waiting = () => (
  <Page title={<Skeleton width="12rem" height="8" aria-label="Loading" />}>
    <Skeleton height="16rem" />
  </Page>
)

/** The screen that the guard let in, within the shell. */
export const GuardedScreen = () => {
  const { page, isChecking } = useRouteGuard()
  const main = useRef<HTMLElement>(null)
  const [path = '', search = ''] = page?.address.split('?') ?? []
  const { screen, params } = useMemo(() => findScreen(path), [path])
  const query = useMemo(() => new URLSearchParams(search), [search])
  const route = page?.route

  // On another screen reading and the keyboard begin anew. This happens as the old one goes, so that the new
  // one may still lead to where it was left.
  useLayoutEffect(() => {
    if (route === undefined) return
    const place = main.current
    return () => {
      place?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
  }, [route])
  useEffect(() => {
    if (route !== undefined) document.title = `${screen.title} · Quizwright`
  }, [route, screen])

  return (
    <Shell
      mainRef={main}
      signedIn={page !== null && !page.isPublic}
      checking={isChecking && <NavigationProgress />}
    >
      {page && (
        <ErrorBoundary key={route}>
          <Suspense fallback={<Waiting />}>
            <screen.Component params={params} search={query} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Shell>
  )
}
