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
    <Dialog title={`Report an issue on question ${questionNumber}`} onClose={onClose}>
      {isSent ? (
        <>
          <p role="status">Thank you. Your instructor will see it.</p>
          <div className="actions">
            <button type="button" onClick={onClose}>
              Close
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
