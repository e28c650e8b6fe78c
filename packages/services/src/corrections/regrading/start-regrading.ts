import { defined } from '@quizwright/domain/defined.ts'
import { errorFinding } from '@quizwright/domain/rules/required.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import type { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, ne } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { regradings } from '../../database/tables/regradings.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { JobRow } from '../../jobs/job.ts'
import { readCorrectionFinder } from '../active-corrections.ts'
import { correctedContent, isSameGuidance } from '../guided-content.ts'
import { readCurrentQuestion } from '../read-current-question.ts'
import { countOpenAttempts, readAnswersInWords } from '../planning/read-met-attempts.ts'
import { isGradable } from './is-gradable.ts'
import { regradingId } from './regrading-id.ts'

/** The kind of job that grades answers again for a preview. */
export const regradingKind = 'regrading'

export type RegradingInput = { regradingId: string; quizId: string; questionId: string }

const refuse = (field: string, message: string): Problem =>
  defined(toProblem([errorFinding('correction', field, message)]), 'toProblem')

type Requested = { quizId: string; questionId: string; guidance: GradingGuidance }

/**
 * Requests the regrading of a question's answers, in the caller's transaction. Unapplied gradings by another
 * guidance are deleted. `readsPrompts`: whether a model reads the prompts. Throws NOT_FOUND, and RULE with one
 * sentence if the regrading is not possible.
 */
export const startRegrading = async (
  tx: Queryable,
  { quizId, questionId, guidance }: Requested,
  { ownerId, readsPrompts, now }: { ownerId: string; readsPrompts: boolean; now: Date },
): Promise<JobRow> => {
  const { quiz, revision } = await readCurrentQuestion(tx, { quizId, questionId })
  if (!isDescriptive(revision.content, quiz.quizType)) throw refuse('question_id', correctionTexts.notInWords)
  const findCorrection = await readCorrectionFinder(tx, quizId)
  const present = correctedContent(revision.content, findCorrection(questionId, revision))
  if (isSameGuidance(present, guidance, readsPrompts))
    throw refuse(
      'guidance',
      readsPrompts ? correctionTexts.sameGuidanceOfModel : correctionTexts.sameGuidance,
    )
  const answers = await readAnswersInWords(tx, { quizId, questionId })
  if (answers.length === 0 && (await countOpenAttempts(tx, quizId)) === 0)
    throw refuse('question_id', correctionTexts.noAttempts)
  const id = regradingId({ quizId, questionId, guidance })
  await tx
    .delete(regradings)
    .where(and(eq(regradings.quizId, quizId), eq(regradings.questionId, questionId), ne(regradings.id, id)))
  await tx
    .insert(regradings)
    .values({ id, quizId, questionId, guidance, createdAt: now })
    .onConflictDoNothing()
  const input: RegradingInput = { regradingId: id, quizId, questionId }
  return addJob(tx, { ownerId, kind: regradingKind, input, total: answers.filter(isGradable).length }, now)
}
