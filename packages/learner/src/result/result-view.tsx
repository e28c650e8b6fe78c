import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { Facts } from '@quizwright/ui/result/facts.tsx'
import { CorrectionNotes } from '@quizwright/ui/result/correction-notes.tsx'
import { formatDateTime } from '../times.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { ClassComparison } from './class-comparison.tsx'
import { formatFigure, formatPercentage } from './format-figures.ts'
import { QuestionReview } from './question-review.tsx'
import { SuggestedVideos } from './suggested-videos.tsx'
import { TopicStrengths } from './topic-strengths.tsx'

type ResultViewProps = { credentials: AttemptCredentials; result: StudentResult }

/** Score, grade and verdict; the class beside it; topics; videos to watch again; every question. */
export const ResultView = ({ credentials, result }: ResultViewProps) => (
  <>
    <section className="card">
      <p className={`verdict ${result.is_passed ? 'passed' : 'failed'}`}>
        {result.is_passed ? 'PASS' : 'Fail'}
      </p>
      <Facts
        facts={[
          { name: 'Score', value: formatPercentage(result.correct_percentage) },
          { name: 'Marks', value: `${formatFigure(result.obtained_marks)} of ${result.total_marks}` },
          { name: 'Grade', value: result.grade },
          { name: 'To pass', value: `${result.passing_percentage} %` },
        ]}
      />
      <CorrectionNotes corrections={result.corrections} formatDateTime={formatDateTime} />
    </section>
    <ClassComparison result={result} />
    {result.topics.length > 0 && <TopicStrengths topics={result.topics} />}
    {result.videos.length > 0 && <SuggestedVideos videos={result.videos} />}
    <QuestionReview credentials={credentials} result={result} />
  </>
)
