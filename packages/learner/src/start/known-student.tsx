import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'

type KnownStudentProps = { student: StudentDetails; onChange: () => void }

/** Shows who is about to begin, and lets another student take over. */
export const KnownStudent = ({ student, onChange }: KnownStudentProps) => (
  <p>
    You take it as <b dir="auto">{student.full_name}</b>, {student.email}.{' '}
    <button type="button" className="link" onClick={onChange}>
      Change
    </button>
  </p>
)
