import { say } from '@quizwright/domain/language/say.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { LateAnswersBadge } from './late-answers-badge.tsx'
import { NotConfirmed } from './not-confirmed.tsx'
import { formatDateTime } from '../ui/format/date-time.ts'

const Line = chakra('p', { base: { mt: '-4', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** Attempts are numbered within their session. */
const numbered = (number: number, session: string | undefined): string =>
  session === undefined
    ? say('Attempt {number}', { number })
    : say('Attempt {number} in “{session}”', { number, session })

/** Shows the quiz, the student, the attempt, its session and the date of a result. */
export const StudentLine = ({
  result,
}: {
  result: Pick<
    ListedResult,
    'quiz' | 'user' | 'attempt_number' | 'session_name' | 'created_at' | 'late_answers'
  >
}) => {
  const { quiz, user, attempt_number, session_name, created_at } = result
  return (
    <Line>
      <bdi>{quiz.name}</bdi> · <bdi>{user.email}</bdi> <NotConfirmed user={user} /> ·{' '}
      {attempt_number !== undefined && `${numbered(attempt_number, session_name)} · `}
      <bdi>{formatDateTime(created_at)}</bdi> <LateAnswersBadge result={result} />
    </Line>
  )
}
