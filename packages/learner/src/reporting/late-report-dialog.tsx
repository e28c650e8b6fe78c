import { say } from '@quizwright/domain/language/say.ts'
import { type ComponentProps, useCallback } from 'react'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import { Dialog } from '../page/dialog.tsx'
import type { ReportDialog } from './report-dialog.tsx'

const load = () => import('./report-dialog.tsx')

/** Loads the dialog before it is needed: a new release on the server would have replaced it by then. */
export const prepareReportDialog = (): void => void load().catch(() => undefined)

/** The dialog that reports an issue, which is not loaded with the first page. */
export const LateReportDialog = (props: ComponentProps<typeof ReportDialog>) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection(say('None of your answers are lost.'))
        }),
      [],
    ),
  )
  if (request.state === 'loaded') return <request.data.ReportDialog {...props} />
  if (request.state === 'loading') return null
  return (
    <Dialog
      title={say('Report an issue with question {number}', { number: props.questionNumber })}
      onClose={props.onClose}
    >
      <p role="alert">{request.error.message}</p>
      <div className="actions">
        <button type="button" onClick={props.onClose}>
          {say('Close')}
        </button>
      </div>
    </Dialog>
  )
}
