import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'

type KnownStudentProps = { student: StudentDetails; onChange: () => void }

/** Who is about to begin, with a way to be somebody else. */
export const KnownStudent = ({ student, onChange }: KnownStudentProps) => (
  <p>
    You take it as <b dir="auto">{student.full_name}</b>, {student.email}.{' '}
    <button type="button" className="link" onClick={onChange}>
      Change
    </button>
  </p>
)
