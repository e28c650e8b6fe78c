import { say } from '@quizwright/domain/language/say.ts'
import type {
  ReviewedQuestion as Question,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ReportDialog } from '../reporting/report-dialog.tsx'
import { ReportStatus } from './report-status.tsx'

type ReportedIssuesProps = {
  credentials: AttemptCredentials
  question: Question
  /** The issues that the student reported on this question. */
  reports: StudentResult['reports']
}

/** Shows the state of the issues that a student reported on a question, and lets them report another. */
export const ReportedIssues = ({ credentials, question, reports }: ReportedIssuesProps) => {
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      {reports.map((report) => (
        <ReportStatus key={`${report.category}${report.description}`} report={report} />
      ))}
      <button type="button" className="link" onClick={() => setReporting(true)}>
        {say('Report an issue')}
      </button>
      {isReporting && (
        <ReportDialog
          credentials={credentials}
          questionId={question.question_id}
          questionNumber={question.question_no}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
