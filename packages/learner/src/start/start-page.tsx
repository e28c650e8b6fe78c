import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { describeDuration } from '@quizwright/domain/rules/duration.ts'
import type { Announcement, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { Facts } from '@quizwright/ui/result/facts.tsx'
import { storedStudentToken } from '../connection/browser-storage.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { StudentGate } from '../identity/student-gate.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { ClosedQuiz } from './closed-quiz.tsx'
import { DetailsForm } from './details-form.tsx'
import { EndsBeforeTime } from './ends-before-time.tsx'
import { QuizRules } from './quiz-rules.tsx'

type StartPageProps = {
  quiz: Announcement
  sessionId: string
  onStarted: (started: StartedAttempt) => void
  /** Called when the student opens one of their attempts. */
  onOpen: (credentials: AttemptCredentials) => void
  /** Called when the session that the page waits for has begun. */
  onBegun: () => void
}

/**
 * Shows what the quiz is, how it works, and the form that begins an attempt. Anything that prevents an
 * attempt comes first.
 */
export const StartPage = ({ quiz, sessionId, onStarted, onOpen, onBegun }: StartPageProps) => {
  const gate = <StudentGate quiz={quiz} sessionId={sessionId} onStarted={onStarted} onOpen={onOpen} />
  const isByLink = quiz.access === 'student_list' || quiz.access === 'institution'
  const lacksLink = isByLink && storedStudentToken(sessionId) === undefined
  return (
    <PageFrame title={quiz.name}>
      {quiz.description !== '' && quiz.description !== quiz.name && (
        <p className="question-text" dir="auto">
          {quiz.description}
        </p>
      )}
      {quiz.closed !== null && <ClosedQuiz quiz={quiz} onBegun={onBegun} />}
      {quiz.closed === null && <EndsBeforeTime quiz={quiz} />}
      {lacksLink && gate}
      <Facts
        facts={[
          { name: say('Questions'), value: quiz.question_count },
          { name: say('Marks'), value: quiz.total_marks },
          { name: say('Time'), value: describeDuration(quiz.duration) },
          { name: say('To pass'), value: formatPercent(quiz.passing_percentage) },
        ]}
      />
      {(quiz.closed === null || quiz.state === 'not_begun') && <QuizRules quiz={quiz} />}
      {quiz.access === 'anyone'
        ? quiz.closed === null && <DetailsForm quiz={quiz} sessionId={sessionId} onStarted={onStarted} />
        : !lacksLink && gate}
    </PageFrame>
  )
}
