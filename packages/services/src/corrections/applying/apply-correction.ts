import { Problem } from '@quizwright/contracts/problem.ts'
import { requireStillAllowed } from '../../auth/rights/require-still-allowed.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { correctionChanges, corrections } from '../../database/tables/corrections.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { closeReports } from '../../reports/close-reports.ts'
import { eq } from '../../database/drizzle.ts'
import { type QuestionChanges, runInOneTransaction, storeEverything } from './correction-job.ts'
import { lockMarking } from './lock-marking.ts'
import { allPlans, type CorrectionPlan, type CorrectionRequest } from '../planning/correction-plan.ts'
import { planCorrection } from '../planning/plan-correction.ts'
import { applyRegrading, lockHandedIn } from '../regrading/apply-regrading.ts'
import { describeOutcome, summarize } from '../planning/summarize.ts'

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

/**
 * Applies a correction. All marks, results, counts and reports of the question, in all versions that it is for, change
 * together or not at all.
 */
export const applyCorrections =
  ({ db, now }: Pick<Context, 'db' | 'now'>): JobWorker =>
  (job, control) =>
    runInOneTransaction(db, job, control, async (tx, report) => {
      const input = job.input as CorrectionInput
      const quizIds = [...new Set([input.quizId, ...(input.also ?? [])])]
      await lockMarking(tx, ...quizIds)
      const [done] = await tx.select().from(corrections).where(eq(corrections.id, input.correctionId))
      if (done) return 'Marks corrected.'
      await requireStillAllowed(tx, 'editor', quizIds, job.ownerId)
      await lockHandedIn(tx, quizIds)
      const plan = await planCorrection(tx, input)
      if (plan.fingerprint !== input.fingerprint) throw new Problem('STALE_PREVIEW')
      const decision = { reason: input.reason.trim(), createdBy: job.ownerId, createdAt: now() }
      await insertCorrection(tx, { ...decision, id: input.correctionId, carriedFrom: null }, plan)
      for (const other of plan.also)
        await insertCorrection(tx, { ...decision, id: makeId(), carriedFrom: input.correctionId }, other)
      const inPerCent = (done: number, total: number) =>
        report(Math.floor((correctionSteps * done) / total), correctionSteps)
      if (plan.regrading) await applyRegrading(tx, { ...input, now: now() }, plan, plan.regrading, inPerCent)
      else await storeEverything(tx, allPlans(plan).map(withWaiting), report, correctionSteps)
      if (input.closingNote !== undefined)
        await closeReports(tx, { ...input, note: input.closingNote, now: now() })
      return describeOutcome(plan.changes, {
        regrading: plan.regrading,
        versions: plan.also.map(otherOutcome),
      })
    })

const withWaiting = ({ question, changes, waitingChanges }: CorrectionPlan): QuestionChanges => ({
  question,
  changes: [...changes, ...waitingChanges],
})

const otherOutcome = ({ quiz: { version }, changes }: CorrectionPlan) => ({ version, changes })

type Decision = Pick<
  typeof corrections.$inferInsert,
  'id' | 'reason' | 'createdBy' | 'createdAt' | 'carriedFrom'
>

const insertCorrection = async (tx: Queryable, decision: Decision, plan: CorrectionPlan): Promise<void> => {
  const { question, choice, revisionIds, contentKey, changes } = plan
  await tx.insert(corrections).values({
    ...decision,
    ...question,
    kind: choice.kind,
    correct: choice.correct,
    key: choice.key ?? null,
    accepted: choice.accepted ?? null,
    guidance: choice.guidance ?? null,
    revisionIds,
    contentKey,
    summary: await summarize(tx, plan),
  })
  await insertRows(
    tx,
    correctionChanges,
    changes.map(({ met, result }) => ({
      correctionId: decision.id,
      attemptId: met.attemptId,
      marksBefore: met.result.obtainedMarks ?? 0,
      marksAfter: result.obtainedMarks ?? 0,
    })),
  )
}
