import { say, sayMade, sayCount } from '@quizwright/domain/language/say.ts'
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
    <IssuesDocument title={say('Reported issues')}>
      <header>
        <ProductName path={issuesPath} />
        <form method="post" action="/issues/sign-out">
          <input type="hidden" name="key" value={formKey} />
          <button className="quiet" type="submit">
            {say('Sign out')}
          </button>
        </form>
      </header>
      <main>
        <h1>{say('Reported issues')}</h1>
        <Summary content={content} />
        {done !== undefined && (
          <p className="done" role="status">
            {done}
          </p>
        )}
        {problem !== undefined && (
          <p className="problem" role="alert">
            {sayMade(problem)}
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
  if (total === 0) return say('No open issues. What students report about a question appears here.')
  const listed = sayCount(
    total,
    '{count} question with open issues.',
    '{count} questions with open issues. Those with the most issues and the poorest statistics come first.',
  )
  return quizId === undefined || !issues[0]
    ? listed
    : say('{quiz}: {summary}', { quiz: issues[0].quiz_name, summary: listed })
}

const Summary = ({ content }: { content: IssuesContent }) => (
  <p>
    {describeIssues(content)}
    {content.quizId !== undefined && (
      <>
        {' '}
        <a href={issuesPath}>{say('Issues of all quizzes')}</a>
      </>
    )}
  </p>
)

const Pager = ({ content: { from, issues, total, quizId } }: { content: IssuesContent }) => {
  const hrefFrom = (index: number) =>
    `${issuesPath}?${new URLSearchParams({ ...(quizId !== undefined && { quizId }), from: String(index) })}`
  const next = from + issues.length
  return (
    <nav aria-label={say('Pages')}>
      {from > 0 && <a href={hrefFrom(Math.max(0, from - issuesPerPage))}>{say('Previous page')}</a>}
      {next < total && <a href={hrefFrom(next)}>{say('Next page')}</a>}
    </nav>
  )
}
