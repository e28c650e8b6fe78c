import { countOf } from '@quizwright/domain/rules/plural.ts'
import { ProductName } from '../document.tsx'
import { IssueItem } from './issue-item.tsx'
import { type IssuesContent, issuesPerPage } from './issues-content.ts'
import { IssuesDocument, issuesPath } from './issues-document.tsx'

/**
 * Lists the questions with open issues, the most urgent first, each with its figures and the form that closes
 * them.
 */
export const IssuesPage = ({ content }: { content: IssuesContent }) => {
  const { issues, from, done, problem, formKey } = content
  return (
    <IssuesDocument title="Reported issues">
      <header>
        <ProductName path={issuesPath} />
        <form method="post" action="/issues/sign-out">
          <input type="hidden" name="key" value={formKey} />
          <button className="quiet" type="submit">
            Sign out
          </button>
        </form>
      </header>
      <main>
        <h1>Reported issues</h1>
        <Summary content={content} />
        {done !== undefined && (
          <p className="done" role="status">
            {done}
          </p>
        )}
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {issues.length > 0 && (
          <ol start={from + 1}>
            {issues.map((issue) => (
              <IssueItem key={`${issue.quiz_id} ${issue.question_id}`} issue={issue} content={content} />
            ))}
          </ol>
        )}
        <Pager content={content} />
      </main>
    </IssuesDocument>
  )
}

const describeIssues = ({ issues, total, quizId }: IssuesContent): string => {
  if (total === 0) return 'No open issues. What students report about a question is gathered here.'
  const quizzes = quizId === undefined ? 'your quizzes' : (issues[0]?.quiz_name ?? 'this quiz')
  return (
    `${countOf(total, 'question')} of ${quizzes} with open reports, the most pressing first: ` +
    'by how many reported it and how bad its figures are.'
  )
}

const Summary = ({ content }: { content: IssuesContent }) => (
  <p>
    {describeIssues(content)}
    {content.quizId !== undefined && (
      <>
        {' '}
        <a href={issuesPath}>Issues of all quizzes</a>
      </>
    )}
  </p>
)

const Pager = ({ content: { from, issues, total, quizId } }: { content: IssuesContent }) => {
  const hrefFrom = (index: number) =>
    `${issuesPath}?${new URLSearchParams({ ...(quizId !== undefined && { quizId }), from: String(index) })}`
  const next = from + issues.length
  return (
    <nav aria-label="Pages">
      {from > 0 && <a href={hrefFrom(Math.max(0, from - issuesPerPage))}>More pressing ones</a>}
      {next < total && <a href={hrefFrom(next)}>Less pressing ones</a>}
    </nav>
  )
}
