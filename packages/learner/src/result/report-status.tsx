import { say } from '@quizwright/domain/language/say.ts'
import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'

type Report = StudentResult['reports'][number]

const describeState = ({ is_closed, closing_note }: Report): string => {
  if (!is_closed) return say('Your instructor hasn’t resolved it yet.')
  return closing_note ? say('Resolved: {note}', { note: closing_note }) : say('Resolved.')
}

/** Shows what the student reported on a question, and whether the instructor has settled it. */
export const ReportStatus = ({ report }: { report: Report }) => (
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
