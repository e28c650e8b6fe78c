import { Problem } from '@quizwright/contracts/problem.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { and, desc, eq, isNull } from '../../database/drizzle.ts'
import { requireStillAllowed } from '../../auth/rights/require-still-allowed.ts'
import type { Context } from '../../context.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { corrections } from '../../database/tables/corrections.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { type CorrectionRow, findAmong, readActiveCorrections } from '../active-corrections.ts'
import { correctionSteps } from './apply-correction.ts'
import { undoAnswerCorrection } from './correct-answer.ts'
import { type QuestionChanges, runInOneTransaction, storeEverything } from './correction-job.ts'
import { type Change, findChanges, partChanges } from '../planning/find-changes.ts'
import { lockHandedIn } from '../regrading/apply-regrading.ts'
import { lockMarking } from './lock-marking.ts'
import { updateTotalMarks } from './store-changes.ts'
import { readRepeated } from '../read-repeated.ts'
import { readMetAttempts, readRevisions } from '../planning/read-met-attempts.ts'
import { undoRegrading } from '../regrading/undo-regrading.ts'
import { describeOutcome, describeRestored } from '../planning/summarize.ts'

export const undoKind = 'undo correction'

export type UndoInput = { correctionId: string; quizId: string }

/** Reads a correction that may be undone. Throws NOT_FOUND, and RULE if a later one must be undone first. */
export const readUndoable = async (db: Queryable, correctionId: string): Promise<CorrectionRow> => {
  const [correction] = await db.select().from(corrections).where(eq(corrections.id, correctionId))
  if (!correction) throw new Problem('NOT_FOUND')
  if (correction.undoneAt) throw new Problem('RULE', { message: correctionTexts.undone })
  const latest = await findLatest(db, correction)
  if (defined(latest, 'latest').id !== correction.id)
    throw new Problem('RULE', { message: correctionTexts.newerFirst })
  return correction
}

/** Finds the latest correction of the same question, for the same student or for everybody. */
const findLatest = async (db: Queryable, { quizId, questionId, attemptId }: CorrectionRow) => {
  if (attemptId === null)
    return (await readActiveCorrections(db, quizId)).findLast((one) => one.questionId === questionId)
  const [latest] = await db
    .select()
    .from(corrections)
    .where(
      and(
        eq(corrections.attemptId, attemptId),
        eq(corrections.questionId, questionId),
        isNull(corrections.undoneAt),
      ),
    )
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
    .limit(1)
  return latest
}

/** Undoes a correction, and those that repeat it in other versions: every answer is marked as if none had been made. */
export const undoCorrections =
  ({ db, now }: Pick<Context, 'db' | 'now'>): JobWorker =>
  (job, control) =>
    runInOneTransaction(db, job, control, async (tx, report) => {
      const { correctionId, quizId } = job.input as UndoInput
      const quizIds = [quizId, ...(await readRepeated(tx, correctionId)).map((one) => one.quizId)]
      await lockMarking(tx, ...quizIds)
      await lockHandedIn(tx, quizIds)
      const [before] = await tx.select().from(corrections).where(eq(corrections.id, correctionId))
      if (before?.undoneAt) return 'The correction is undone.'
      await requireStillAllowed(tx, 'editor', quizIds, job.ownerId)
      const correction = await readUndoable(tx, correctionId)
      const repeated = await readRepeated(tx, correctionId)
      const ids = [correctionId, ...repeated.map(({ id }) => id)]
      await tx.update(corrections).set({ undoneAt: now() }).where(inIds(corrections.id, ids))
      if (correction.kind === 'one_student')
        return (await undoAnswerCorrection(tx, correction))
          ? 'Results changed: 1.'
          : 'No result changed: the answer was marked again after the correction, and keeps those marks.'
      if (correction.kind === 'graded_again') {
        const inPerCent = (done: number, total: number) =>
          report(Math.floor((correctionSteps * done) / total), correctionSteps)
        return describeRestored(await undoRegrading(tx, correction, now(), inPerCent))
      }
      const versions: (QuestionChanges & { version: number })[] = []
      for (const question of [correction, ...repeated]) {
        const { version, changes } = await findChangesBack(tx, question)
        await refuseWithoutMarks(tx, question.quizId, changes)
        versions.push({ question, version, changes })
      }
      await storeEverything(tx, versions, report, correctionSteps)
      const [{ changes }, ...others] = versions as [QuestionChanges, ...typeof versions]
      return describeOutcome(partChanges(changes).changes, {
        versions: others.map((other) => ({ ...other, changes: partChanges(other.changes).changes })),
      })
    })

/**
 * Throws if undoing would leave no question that counts. Corrections of other questions may have excluded all the
 * rest, and then nobody would have a result.
 */
const refuseWithoutMarks = async (
  tx: Queryable,
  quizId: string,
  changes: readonly Change[],
): Promise<void> => {
  const leavesAttemptEmpty = changes.some(({ result }) => result.totalMarks === 0)
  if (leavesAttemptEmpty || (await updateTotalMarks(tx, quizId)) <= 0)
    throw new Problem('RULE', { message: correctionTexts.noMarksAgain })
}

type QuestionRef = Pick<CorrectionRow, 'quizId' | 'questionId'>

/** Finds the changes of marking by the active corrections without the one that is undone. */
const findChangesBack = async (tx: Queryable, { quizId, questionId }: QuestionRef) => {
  const quiz = elementAt(
    await tx
      .select({ passingPercentage: quizzes.passingPercentage, version: quizzes.version })
      .from(quizzes)
      .where(eq(quizzes.id, quizId)),
    0,
  )
  const met = await readMetAttempts(tx, { quizId, questionId })
  const revisions = await readRevisions(tx, [...new Set(met.map(({ revisionId }) => revisionId))])
  const findCorrection = findAmong(await readActiveCorrections(tx, quizId))
  const changes = findChanges(
    met,
    revisions,
    (revision) => findCorrection(questionId, revision),
    quiz.passingPercentage,
  )
  return { version: quiz.version, changes }
}
