import { say } from '@quizwright/domain/language/say.ts'
import { type ReactNode, useCallback } from 'react'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import { FailedPage } from './failed-page.tsx'
import { LoadingPage } from './loading-page.tsx'

type LatePageProps<Module> = {
  /** Must be stable. */
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** A page whose script is loaded when it is first shown, so that other pages need not wait for it. */
export const LatePage = <Module,>({ load, children }: LatePageProps<Module>) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection(say('You need a connection to open this page.'))
        }),
      [load],
    ),
  )
  if (request.state === 'loading') return <LoadingPage />
  // Browsers remember that a script could not be loaded, until the page is loaded again.
  if (request.state === 'failed')
    return (
      <FailedPage
        title={say('Temporarily unavailable')}
        error={request.error}
        retry={() => location.reload()}
      />
    )
  return children(request.data)
}
