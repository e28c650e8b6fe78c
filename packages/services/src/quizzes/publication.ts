import { publishFindings } from '@quizwright/contracts/rules/question.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables.ts'
import type { QuizRow } from './read-quiz.ts'

/**
 * The columns that publishing or unpublishing changes. A quiz that is published already keeps the day it was.
 */
export const publicationColumns = (
  row: Pick<QuizRow, 'isPublished'>,
  isPublished: boolean | undefined,
  at: Date,
) =>
  isPublished === undefined || isPublished === row.isPublished
    ? {}
    : { isPublished, publishedAt: isPublished ? at : null }

/** A published quiz has questions, and none with an error. Throws RULE with every fault "at Question # n". */
export const refuseFaultyQuestions = async (
  tx: Queryable,
  quizId: string,
  quizType: QuizType,
): Promise<void> => {
  const rows = await tx
    .select({ content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
  const problem = toProblem(
    publishFindings(
      rows.map((row) => row.content),
      quizType,
    ),
  )
  if (problem) throw problem
}
