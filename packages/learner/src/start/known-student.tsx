import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'

type KnownStudentProps = { student: StudentDetails; onChange: () => void }

/** Shows who is about to begin, and lets another student take over. */
export const KnownStudent = ({ student, onChange }: KnownStudentProps) => (
  <p>
    {saidWith('You’re taking this quiz as {name}, {email}.', {
      name: <b dir="auto">{student.full_name}</b>,
      email: <bdi>{student.email}</bdi>,
    })}{' '}
    <button type="button" className="link" onClick={onChange}>
      {say('Change')}
    </button>
  </p>
)
