import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { CorrectionNotes } from '@quizwright/ui/result/correction-notes.tsx'
import { formatDateTime } from '../times.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ClassComparison } from './class-comparison.tsx'
import { QuestionReview } from './question-review.tsx'
import { ReportedIssues } from './reported-issues.tsx'
import { Score } from './score.tsx'
import { SuggestedVideos } from './suggested-videos.tsx'
import { TopicStrengths } from './topic-strengths.tsx'

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
