import type {
  ReviewedQuestion as Question,
  StudentResult,
} from '@quizwright/contracts/schemas/attempt-result.ts'
import { useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { CheckedSolution } from '../question/checked-solution.tsx'
import { OptionList } from '../question/option-list.tsx'
import { Paragraph } from '../question/paragraph.tsx'
import { QuestionText } from '../question/question-text.tsx'
import { ReportDialog } from '../reporting/report-dialog.tsx'
import { formatMarks } from './format-figures.ts'
import { GradedAnswer } from './graded-answer.tsx'
import { ReportStatus } from './report-status.tsx'

type ReviewedQuestionProps = {
  credentials: AttemptCredentials
  question: Question
  /** The issues that the student reported on this question. */
  reports: StudentResult['reports']
}

/** One question with its answer, its solution, and the state of the issues reported on it. */
export const ReviewedQuestion = ({ credentials, question, reports }: ReviewedQuestionProps) => {
  const [isReporting, setReporting] = useState(false)
  const textId = `question-${question.question_id}`
  const isDescriptive = question.options.length === 0
  return (
    <div className="question">
      <Paragraph text={question.paragraph} />
      <h3>
        Question {question.question_no}{' '}
        <span className="quiet">{formatMarks(question.obtained_marks, question.total_marks)}</span>
      </h3>
      <QuestionText id={textId} question={question} />
      {question.is_skipped && <p className="quiet">Skipped</p>}
      {isDescriptive ? (
        <GradedAnswer question={question} />
      ) : (
        <>
          <OptionList question={question} answer={question} describedBy={textId} onChange={() => undefined} />
          <CheckedSolution solution={question.solution} />
        </>
      )}
      {reports.map((report) => (
        <ReportStatus key={`${report.category}${report.description}`} report={report} />
      ))}
      <button type="button" className="link" onClick={() => setReporting(true)}>
        Report an issue
      </button>
      {isReporting && (
        <ReportDialog
          credentials={credentials}
          questionId={question.question_id}
          questionNumber={question.question_no}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}
