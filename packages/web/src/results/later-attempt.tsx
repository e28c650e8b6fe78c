import { say } from '@quizwright/domain/language/say.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { Badge } from '../ui/feedback/badge.tsx'

/** Marks a later attempt of a student, who would otherwise seem to be listed several times. */
export const LaterAttempt = ({
  result: { attempt_number: no },
}: {
  result: Pick<ListedResult, 'attempt_number'>
}) =>
  no !== undefined &&
  no > 1 && (
    <Badge title={say('The number of this student’s attempt in the session')}>
      {say('Attempt {number}', { number: no })}
    </Badge>
  )
