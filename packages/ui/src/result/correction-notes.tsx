import { say } from '@quizwright/domain/language/say.ts'
import './correction-notes.css'
import { describeResultCorrection } from '@quizwright/domain/rules/correction.ts'
import type { ResultCorrection } from '@quizwright/domain/schemas/result-correction.ts'

type CorrectionNotesProps = {
  corrections: readonly ResultCorrection[]
  /** Formats a date-time of the API for the reader. */
  formatDateTime: (dateTime: string) => string
}

/** Lists the corrections of a result after it was marked, for its student and for the instructor. */
export const CorrectionNotes = ({ corrections, formatDateTime }: CorrectionNotesProps) =>
  corrections.length === 0 ? null : (
    <ul className="correction-notes" aria-label={say('Corrections of marks')}>
      {corrections.map((correction) => (
        <li key={`${correction.question_id} ${correction.at}`}>
          {describeResultCorrection(correction, formatDateTime(correction.at))}
        </li>
      ))}
    </ul>
  )
