import { say } from '@quizwright/domain/language/say.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { useCallback } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import { Message } from '../page/message.tsx'

const load = () => import('./result-view.tsx')

/** Loads what shows results, before it is needed: a new release on the server would have replaced it by then. */
export const prepareResultView = (): void => void load().catch(() => undefined)

type LateResultViewProps = { credentials: AttemptCredentials; result: StudentResult }

/** The view of a result, which is not loaded with the first page. */
export const LateResultView = (props: LateResultViewProps) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection(say('Your result is saved.'))
        }),
      [],
    ),
  )
  if (request.state === 'loading') return <p role="status">{say('Loading your result…')}</p>
  if (request.state === 'failed')
    return (
      <Message
        text={request.error.message}
        // Browsers remember that a script could not be loaded, until the page is loaded again.
        action={{ label: say('Try again'), onPress: () => location.reload() }}
      />
    )
  return <request.data.ResultView {...props} />
}
