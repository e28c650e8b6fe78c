import { limits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { publishFindings } from '@quizwright/domain/rules/question.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { stagedBatches, type StagedQuestion } from '../database/tables/questions.ts'
import type { Save } from './open-save.ts'

/**
 * Reads all questions of a save in order. Throws ORDER while batches are missing, CONTRACT for too many questions
 * and for one that occurs twice and, for a save to be published, RULE with every error "at Question # n".
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
  if (questions.length > limits.questionsPerSave) throw tooManyQuestions()
  refuseDuplicateIds(questions)
  if (save.isPublished) refuseErrors(questions, quizType)
  return questions
}

export const tooManyQuestions = (): Problem =>
  new Problem('CONTRACT', {
    errors: [
      { field: 'questions', messages: [`A quiz can hold at most ${limits.questionsPerSave} questions`] },
    ],
  })

const refuseDuplicateIds = (questions: readonly StagedQuestion[]): void => {
  const seen = new Set<string>()
  for (const [index, { id }] of questions.entries()) {
    if (seen.has(id))
      throw new Problem('CONTRACT', {
        errors: [{ field: `questions.${index}._id`, messages: ['stands twice in this quiz'] }],
      })
    seen.add(id)
  }
}

/**
 * Throws the errors found when the batches were staged, with the numbers of the questions, which are known only now.
 */
const refuseErrors = (questions: readonly StagedQuestion[], quizType: QuizType): void => {
  const errors = questions.flatMap((question, index) =>
    (question.errors ?? []).map((error) => ({ ...error, questionNo: index + 1 })),
  )
  const problem = toProblem(questions.length === 0 ? publishFindings([], quizType) : errors)
  if (problem) throw problem
}
