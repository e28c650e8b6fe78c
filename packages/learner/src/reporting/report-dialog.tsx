import { say } from '@quizwright/domain/language/say.ts'
import { Dialog } from '../page/dialog.tsx'
import { useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ReportForm } from './report-form.tsx'

type ReportDialogProps = {
  credentials: AttemptCredentials
  questionId: string
  questionNumber: number
  onClose: () => void
}

/** Reports an issue with a question to the instructor. */
export const ReportDialog = ({ credentials, questionId, questionNumber, onClose }: ReportDialogProps) => {
  const [isSent, setSent] = useState(false)
  return (
    <Dialog
      title={say('Report an issue with question {number}', { number: questionNumber })}
      onClose={onClose}
    >
      {isSent ? (
        <>
          <p role="status">{say('Thank you. Your instructor will see your report.')}</p>
          <div className="actions">
            <button type="button" onClick={onClose}>
              {say('Close')}
            </button>
          </div>
        </>
      ) : (
        <ReportForm
          credentials={credentials}
          questionId={questionId}
          onSent={() => setSent(true)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
