import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { CorrectedQuestion } from './correction-queries.ts'

export type QuestionInput = { quizId: string; questionId: string } & CorrectionChoice

/** What a call on a correction sends of what was chosen. */
export const toBody = ({
  quizId,
  questionId,
  kind,
  correct,
  key,
  accepted,
  guidance,
  also,
}: QuestionInput): CorrectedQuestion => ({
  quiz_id: quizId,
  question_id: questionId,
  kind,
  correct,
  ...(key && { key }),
  ...(accepted && { accepted }),
  ...(guidance && { guidance }),
  ...(also && also.length > 0 && { also }),
})
