import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'

type Report = StudentResult['reports'][number]

const describeState = ({ is_closed, closing_note }: Report): string => {
  if (!is_closed) return 'Your instructor has not settled it yet.'
  return closing_note ? `It is settled: ${closing_note}` : 'It is settled.'
}

/** Shows what the student reported on a question, and whether the instructor has settled it. */
export const ReportStatus = ({ report }: { report: Report }) => (
  <p className="quiet">
    You reported: {report.category}
    {report.description !== '' && ` – ${report.description}`}. {describeState(report)}
  </p>
)
