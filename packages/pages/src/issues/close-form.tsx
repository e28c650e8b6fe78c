import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import type { IssuesContent } from './issues-content.ts'

const editorLink = (issue: ReportedIssue, appOrigin: string | undefined): string | undefined => {
  if (appOrigin === undefined || issue.question_no === null) return undefined
  const query = new URLSearchParams({ quizId: issue.quiz_id, question_no: String(issue.question_no) })
  return `${appOrigin}/quiz/edit-quiz-questions?${query}`
}

const correctionLink = (issue: ReportedIssue, appOrigin: string | undefined): string | undefined => {
  if (appOrigin === undefined || issue.question_no === null) return undefined
  const query = new URLSearchParams({ question_no: String(issue.question_no), correct: '1' })
  return `${appOrigin}/quiz/question-vise-stats/${encodeURIComponent(issue.quiz_id)}?${query}`
}

type CloseFormProps = { issue: ReportedIssue; content: IssuesContent }

/** Closes the open reports of a question with a note to the students, and links to the editor. */
export const CloseForm = ({ issue, content }: CloseFormProps) => {
  const { formKey, quizId, appOrigin, unsentNote } = content
  const id = `note-${issue.quiz_id}-${issue.question_id}`
  const note = unsentNote?.questionId === issue.question_id ? unsentNote.note : ''
  const editor = editorLink(issue, appOrigin)
  const correction = correctionLink(issue, appOrigin)
  return (
    <form method="post" action="/issues/close">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="quiz_id" value={issue.quiz_id} />
      <input type="hidden" name="question_id" value={issue.question_id} />
      <input type="hidden" name="until" value={issue.newest_at} />
      {quizId !== undefined && <input type="hidden" name="quizId" value={quizId} />}
      <label htmlFor={id}>{say('Reply to the students who reported it')}</label>
      {/* HTML drops the first line break of a textarea, so one is added before the note. */}
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={lengths.description}
        required
        defaultValue={`\n${note}`}
      />
      <div className="buttons">
        <button type="submit">{say('Resolve and send reply')}</button>
        {editor !== undefined && (
          <a href={editor} target="_blank" rel="noopener">
            {say('Edit the question')}
          </a>
        )}
        {correction !== undefined && (
          <a href={correction} target="_blank" rel="noopener">
            {say('Regrade')}
          </a>
        )}
      </div>
    </form>
  )
}
