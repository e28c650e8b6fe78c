import { say } from '@quizwright/domain/language/say.ts'
import type { Student } from '@quizwright/contracts/schemas/listed-result.ts'
import { Badge } from '../ui/feedback/badge.tsx'

/** Marks a student whose details nobody has confirmed. */
export const NotConfirmed = ({ user }: { user: Pick<Student, 'is_confirmed'> }) =>
  user.is_confirmed === false && (
    <Badge title={say('Entered by the student; not verified')}>{say('Identity not verified')}</Badge>
  )
