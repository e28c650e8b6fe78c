import { Problem } from '@quizwright/contracts/problem.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { correctionChanges, corrections } from '../database/tables/corrections.ts'
import type { JobWorker } from '../jobs/job-worker.ts'
import { closeReports } from '../reports/close-reports.ts'
import { eq } from 'drizzle-orm'
import { runInOneTransaction, storeEverything } from './correction-job.ts'
import { lockMarking } from './lock-marking.ts'
import type { CorrectionPlan, CorrectionRequest } from './correction-plan.ts'
import { planCorrection } from './plan-correction.ts'
import { applyRegrading, lockHandedIn } from './regrading/apply-regrading.ts'
import { describeOutcome, summarize } from './summarize.ts'

/** The kind of job that applies a correction. */
export const correctionKind = 'correction'
/** The job's total: its progress is in percent. */
export const correctionSteps = 100

export type CorrectionInput = CorrectionRequest & {
  /** Created with the job, so that a retry finds what an earlier try has committed. */
  correctionId: string
  reason: string
  fingerprint: string
  closingNote?: string
}

/** Applies a correction. All marks, results, counts and reports of the question change together or not at all. */
export const applyCorrections =
  ({ db, now }: Pick<Context, 'db' | 'now'>): JobWorker =>
  (job, control) =>
    runInOneTransaction(db, job, control, async (tx, report) => {
      const input = job.input as CorrectionInput
      await lockMarking(tx, input.quizId)
      const [done] = await tx.select().from(corrections).where(eq(corrections.id, input.correctionId))
      if (done) return 'The marks are corrected.'
      await lockHandedIn(tx, input.quizId)
      const plan = await planCorrection(tx, input)
      if (plan.fingerprint !== input.fingerprint) throw new Problem('STALE_PREVIEW')
      await insertCorrection(tx, input, plan, job.ownerId, now())
      const inPerCent = (done: number, total: number) =>
        report(Math.floor((correctionSteps * done) / total), correctionSteps)
      if (plan.regrading) await applyRegrading(tx, { ...input, now: now() }, plan, plan.regrading, inPerCent)
      else await storeEverything(tx, input, plan.changes, report, correctionSteps)
      if (input.closingNote !== undefined)
        await closeReports(tx, { ...input, note: input.closingNote, now: now() })
      return describeOutcome(plan.changes, plan.regrading)
    })

const insertCorrection = async (
  tx: Queryable,
  { correctionId, quizId, questionId, reason }: CorrectionInput,
  plan: CorrectionPlan,
  createdBy: string,
  createdAt: Date,
): Promise<void> => {
  const { choice, revisionIds, contentKey, changes } = plan
  await tx.insert(corrections).values({
    id: correctionId,
    quizId,
    questionId,
    kind: choice.kind,
    correct: choice.correct,
    guidance: choice.guidance ?? null,
    revisionIds,
    contentKey,
    reason: reason.trim(),
    summary: await summarize(tx, plan),
    createdBy,
    createdAt,
  })
  await insertRows(
    tx,
    correctionChanges,
    changes.map(({ met, result }) => ({
      correctionId,
      attemptId: met.attemptId,
      marksBefore: met.result.obtainedMarks ?? 0,
      marksAfter: result.obtainedMarks ?? 0,
    })),
  )
}
