import { Problem } from '@quizwright/contracts/problem.ts'
import { publishFindings } from '@quizwright/contracts/rules/question.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { stagedBatches, type StagedQuestion } from '../database/tables.ts'
import type { Save } from './open-save.ts'

/**
 * All questions of a save in their order. Throws ORDER while batches are missing, CONTRACT for a question
 * that comes twice; when the save is to be published also RULE, with every fault "at Question # n".
 */
export const readStaged = async (
  tx: Queryable,
  save: Save,
  quizType: QuizType,
): Promise<StagedQuestion[]> => {
  const batches = await tx
    .select({ questions: stagedBatches.questions })
    .from(stagedBatches)
    .where(and(eq(stagedBatches.quizId, save.quizId), eq(stagedBatches.saveId, save.saveId)))
    .orderBy(asc(stagedBatches.index))
  if (batches.length !== save.total) throw new Problem('ORDER')
  const questions = batches.flatMap((batch) => batch.questions)
  refuseTwins(questions)
  if (save.isPublished) refuseFaults(questions, quizType)
  return questions
}

const refuseTwins = (questions: readonly StagedQuestion[]): void => {
  const seen = new Set<string>()
  for (const [at, { id }] of questions.entries()) {
    if (seen.has(id))
      throw new Problem('CONTRACT', {
        errors: [{ field: `questions.${at}._id`, messages: ['stands twice in this quiz'] }],
      })
    seen.add(id)
  }
}

/** The faults were found when each batch came; only here is it known which number each question has. */
export const refuseFaults = (questions: readonly StagedQuestion[], quizType: QuizType): void => {
  const faults = questions.flatMap((question, at) =>
    (question.faults ?? []).map((fault) => ({ ...fault, questionNo: at + 1 })),
  )
  const problem = toProblem(questions.length === 0 ? publishFindings([], quizType) : faults)
  if (problem) throw problem
}
