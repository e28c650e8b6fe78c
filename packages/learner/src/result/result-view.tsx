import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { CorrectionNotes } from '@quizwright/ui/result/correction-notes.tsx'
import { formatDateTime } from '../times.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ClassComparison } from './class-comparison.tsx'
import { QuestionReview } from './question-review.tsx'
import { ReportedIssues } from './reported-issues.tsx'
import { Score } from './score.tsx'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { ScoreBar } from '@quizwright/ui/result/score-bar.tsx'
import { formatPercentage } from './format-figures.ts'

/** Shows the student's score in each topic beside that of the class. */
const TopicStrengths = ({ topics }: Pick<StudentResult, 'topics'>) => (
  <section className="card">
    <h2>{say('Topic strengths')}</h2>
    {topics.map(({ name, score_percentage, class_percentage }) => (
      <div className="bars" key={name}>
        <h3 dir="auto">{name}</h3>
        <ScoreBar
          label={say('You')}
          percentage={score_percentage}
          figure={formatPercentage(score_percentage)}
        />
        {class_percentage !== null && (
          <ScoreBar
            label={say('Class')}
            percentage={class_percentage}
            figure={formatPercentage(class_percentage)}
            tone="class"
          />
        )}
      </div>
    ))}
  </section>
)

/** Lists videos that explain the questions with wrong answers. */
const SuggestedVideos = ({ videos }: Pick<StudentResult, 'videos'>) => (
  <section className="card">
    <h2>{say('Suggested Videos to Review')}</h2>
    <ul className="videos">
      {videos.map(({ link, name, question_numbers }) => (
        <li key={link}>
          <span dir="auto">{name}</span>{' '}
          <span className="quiet">
            {sayCount(question_numbers.length, 'for question {numbers}', 'for questions {numbers}', {
              numbers: commaList(question_numbers),
            })}
          </span>{' '}
          <a href={link} aria-label={say('Play {name}', { name })}>
            {say('Play')}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

type ResultViewProps = { credentials: AttemptCredentials; result: StudentResult }

/** Shows score, grade and verdict, then the class, every question, topics, and videos to watch again. */
export const ResultView = ({ credentials, result }: ResultViewProps) => (
  <>
    <section className="card">
      <Score result={result} />
      <CorrectionNotes corrections={result.corrections} formatDateTime={formatDateTime} />
    </section>
    <ClassComparison result={result} />
    <QuestionReview
      result={result}
      below={(question) => (
        <ReportedIssues
          credentials={credentials}
          question={question}
          reports={result.reports.filter(({ question_id }) => question_id === question.question_id)}
        />
      )}
    />
    {result.topics.length > 0 && <TopicStrengths topics={result.topics} />}
    {result.videos.length > 0 && <SuggestedVideos videos={result.videos} />}
  </>
)
