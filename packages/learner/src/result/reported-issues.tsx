import { say } from '@quizwright/domain/language/say.ts'
import type {
  ReviewedQuestion as Question,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ReportDialog } from '../reporting/report-dialog.tsx'

type Report = StudentResult['reports'][number]

const describeState = ({ is_closed, closing_note }: Report): string => {
  if (!is_closed) return say('Your instructor hasn’t resolved it yet.')
  return closing_note ? say('Resolved: {note}', { note: closing_note }) : say('Resolved.')
}

/** Shows what the student reported on a question, and whether the instructor has settled it. */
const ReportStatus = ({ report }: { report: Report }) => (
  <p className="quiet">
    {report.description === ''
      ? say('You reported: {category}.', { category: say(report.category) })
      : say('You reported: {category} – {description}.', {
          category: say(report.category),
          description: report.description,
        })}{' '}
    {describeState(report)}
  </p>
)

type ReportedIssuesProps = {
  credentials: AttemptCredentials
  question: Question
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
