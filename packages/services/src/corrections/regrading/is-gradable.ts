import type { AnswerInWords } from '../planning/read-met-attempts.ts'

/** Whether a person decided on this answer individually: by giving marks or by confirming its suggestion. */
export const isDecidedByPerson = ({
  instructorMarks,
  confirmation,
}: Pick<AnswerInWords, 'instructorMarks' | 'confirmation'>): boolean =>
  instructorMarks !== null || confirmation === 'one'

/** Whether an answer is graded again: it has a text, and no person decided on it individually. */
export const isGradable = (answer: AnswerInWords): boolean =>
  !answer.isSkipped && answer.text.trim() !== '' && !isDecidedByPerson(answer)
