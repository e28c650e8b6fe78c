import type { AnswerInWords } from '../read-met-attempts.ts'

/** Whether a person decided on this answer alone: by marks of their own, or by confirming its suggestion. */
export const isDecidedByPerson = ({
  instructorMarks,
  confirmation,
}: Pick<AnswerInWords, 'instructorMarks' | 'confirmation'>): boolean =>
  instructorMarks !== null || confirmation === 'one'

/** Whether an answer is graded again: it has words, and no person decided on it alone. */
export const isGradable = (answer: AnswerInWords): boolean =>
  !answer.isSkipped && answer.text.trim() !== '' && !isDecidedByPerson(answer)
