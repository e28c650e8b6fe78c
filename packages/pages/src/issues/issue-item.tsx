import { say } from '@quizwright/domain/language/say.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { CloseForm } from './close-form.tsx'
import { IssueFigures } from './issue-figures.tsx'
import type { IssuesContent } from './issues-content.ts'

/** The longest text of a question that is shown, in characters. */
const longestQuestion = 500

type IssueItemProps = { issue: ReportedIssue; content: IssuesContent }

/** Shows a question with the issues that students reported on it. */
export const IssueItem = ({ issue, content }: IssueItemProps) => (
  <li>
    <h2>
      {issue.question_no === null
        ? say('{quiz}: a deleted question', { quiz: issue.quiz_name })
        : say('{quiz}: question {number}', { quiz: issue.quiz_name, number: issue.question_no })}
    </h2>
    <p className="question" dir="auto">
      {issue.question.slice(0, longestQuestion) || say('Question without text')}
    </p>
    <ul className="categories">
      {issue.categories.map(({ category, totalCount }) => (
        <li key={category}>
          <strong>{totalCount}</strong> {say(category)}
        </li>
      ))}
    </ul>
    {issue.descriptions.length > 0 && (
      <details>
        <summary>{say('Student comments ({count})', { count: issue.descriptions.length })}</summary>
        <ul>
          {issue.descriptions.map((description, index) => (
            <li key={index} dir="auto">
              {description}
            </li>
          ))}
        </ul>
      </details>
    )}
    <IssueFigures issue={issue} />
    <CloseForm issue={issue} content={content} />
  </li>
)
