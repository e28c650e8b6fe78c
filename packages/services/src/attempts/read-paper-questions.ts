import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables.ts'

/** A question of a quiz as an attempt begun now would have it. */
export type Place = {
  questionId: string
  revisionId: string
  place: number
  totalMarks: number
  content: QuestionContent
}

export const readPlaces = (db: Queryable, quizId: string): Promise<Place[]> =>
  db
    .select({
      questionId: questions.id,
      revisionId: questions.revisionId,
      place: questions.place,
      totalMarks: questionRevisions.weightage,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
