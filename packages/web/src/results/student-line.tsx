import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { NotConfirmed } from './not-confirmed.tsx'
import { formatDateTime } from '../ui/format/date-time.ts'

const Line = chakra('p', { base: { mt: '-4', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** The quiz, the student and the date of a result. */
export const StudentLine = ({
  result: { quiz, user, created_at },
}: {
  result: Pick<ListedResult, 'quiz' | 'user' | 'created_at'>
}) => (
  <Line>
    <bdi>{quiz.name}</bdi> · <bdi>{user.email}</bdi> <NotConfirmed user={user} /> ·{' '}
    {formatDateTime(created_at)}
  </Line>
)
