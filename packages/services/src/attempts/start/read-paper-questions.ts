import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { asc, eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'

/** A question for the paper of an attempt that begins now. `position` counts from 1. */
export type PaperQuestion = {
  questionId: string
  revisionId: string
  position: number
  totalMarks: number
  content: QuestionContent
}

/** Reads the questions of a quiz in their order. */
export const readPaperQuestions = (db: Queryable, quizId: string): Promise<PaperQuestion[]> =>
  db
    .select({
      questionId: questions.id,
      revisionId: questions.revisionId,
      position: questions.place,
      totalMarks: questionRevisions.weightage,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
