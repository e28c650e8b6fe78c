import { publishFindings } from '@quizwright/domain/rules/question.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { asc, eq } from '../database/drizzle.ts'
import { formulaErrors } from '../questions/formula-findings.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import type { QuizRow } from './read-quiz.ts'

/**
 * Returns the columns that publishing or unpublishing changes. An unpublished quiz keeps its hidden publication
 * date, and `keepsDate` restores it if an unpublishing is undone.
 */
export const publicationColumns = (
  row: Pick<QuizRow, 'isPublished'> & Partial<Pick<QuizRow, 'publishedAt'>>,
  isPublished: boolean | undefined,
  now: Date,
  keepsDate = false,
) => {
  if (isPublished === undefined || isPublished === row.isPublished) return {}
  if (!isPublished) return { isPublished }
  return { isPublished, publishedAt: keepsDate && row.publishedAt ? row.publishedAt : now }
}

/** Throws RULE with every error "at Question # n", unless the quiz has questions and none has an error. */
export const refuseInvalidQuestions = async (
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
  const contents = rows.map((row) => row.content)
  const formulas = await formulaErrors(contents, quizType)
  const problem = toProblem([...publishFindings(contents, quizType), ...formulas.flat()])
  if (problem) throw problem
}
