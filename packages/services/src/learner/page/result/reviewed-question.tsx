import type { ReviewedQuestion as Reviewed, StudentResult } from '@quizwright/contracts/schemas/learner.ts'
import { useState } from 'preact/hooks'
import { OptionList } from '../attempt/option-list.tsx'
import type { Holder } from '../calls.ts'
import { ReportDialog } from '../parts/report-dialog.tsx'
import { Said } from '../parts/said.tsx'
import { SolutionView } from '../parts/solution-view.tsx'

type Reviewing = { holder: Holder; question: Reviewed; reports: StudentResult['reports'] }

/**
 * One question looked at again: what was answered, what is right, and what came of an issue that was reported
 * on it.
 */
export const ReviewedQuestion = ({ holder, question, reports }: Reviewing) => {
  const [isReporting, setReporting] = useState(false)
  const isWritten = question.options.length === 0
  const asked = `asked-${question.question_id}`
  return (
    <div class="question">
      {question.paragraph !== '' && (
        <p class="words paragraph" dir="auto">
          {question.paragraph}
        </p>
      )}
      <h3>
        Question {question.question_no}{' '}
        <span class="quiet">
          {question.obtained_marks} of {question.total_marks} {question.total_marks === 1 ? 'mark' : 'marks'}
        </span>
      </h3>
      <div id={asked} class="asked">
        <Said words={question} picture={`Picture of question ${question.question_no}`} />
      </div>
      {question.is_skipped && <p class="quiet">Skipped</p>}
      {isWritten ? (
        <>
          {question.answer !== '' && (
            <blockquote class="words" dir="auto">
              {question.answer}
            </blockquote>
          )}
          {question.uploaded_images.map((link, at) => (
            <img class="picture" key={link} src={link} alt={`Your picture ${at + 1}`} />
          ))}
          {question.evaluation !== null && (
            <div class="solution">
              <p>
                <strong>How it was judged</strong>
              </p>
              <p class="words" dir="auto">
                {question.evaluation}
              </p>
            </div>
          )}
          {question.solution.text !== '' && (
            <div class="solution">
              <p>
                <strong>A model answer</strong>
              </p>
              <Said words={question.solution} picture="Picture of the solution" />
            </div>
          )}
        </>
      ) : (
        <>
          <OptionList question={question} answer={question} describedBy={asked} onChange={() => undefined} />
          <SolutionView solution={question.solution} />
        </>
      )}
      {reports.map((report) => (
        <p class="quiet" key={`${report.category}${report.description}`}>
          You reported: {report.category}
          {report.description !== '' && ` – ${report.description}`}.{' '}
          {report.is_closed
            ? `It is settled${report.closing_note ? `: ${report.closing_note}` : '.'}`
            : 'Your instructor has not settled it yet.'}
        </p>
      ))}
      <button type="button" class="link" onClick={() => setReporting(true)}>
        Report an issue
      </button>
      {isReporting && (
        <ReportDialog
          holder={holder}
          questionId={question.question_id}
          questionNo={question.question_no}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}
