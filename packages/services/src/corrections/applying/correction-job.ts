import { Problem } from '@quizwright/contracts/problem.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { JobRow } from '../../jobs/job.ts'
import { JobFailed, type JobControl } from '../../jobs/job-worker.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import type { Change } from '../planning/find-changes.ts'
import { classifyAnswers } from '../classify-answers.ts'
import { storeChanges, updateTotalMarks } from './store-changes.ts'

/**
 * Applies or undoes a correction in one transaction. If the service is killed, nothing was changed and the job
 * starts again. A problem becomes the job's message for its owner.
 *
 * Progress is written outside the transaction and not awaited within it, because an embedded database has a single
 * connection, which the transaction holds.
 */
export const runInOneTransaction = async (
  db: Database,
  job: JobRow,
  { saveProgress, signal }: JobControl,
  work: (tx: Queryable, report: (done: number, total: number) => void) => Promise<string>,
): Promise<string> => {
  const written: Promise<void>[] = []
  const report = (done: number, total: number): void => {
    written.push(saveProgress(db, { done, total }).catch(() => undefined))
  }
  try {
    const message = await db.transaction(async (tx) => {
      const message = await work(tx, report)
      signal.throwIfAborted()
      // Fails if another runner has taken over the job. Then nothing of this try is kept.
      await saveProgress(tx, {})
      return message
    })
    await Promise.all(written)
    await saveProgress(db, { done: job.total })
    return message
  } catch (error) {
    await Promise.all(written)
    if (error instanceof Problem) throw new JobFailed(error.errors?.[0]?.messages[0] ?? error.message)
    throw error
  }
}

/** The changed marks of one question. */
export type QuestionChanges = { question: { quizId: string; questionId: string }; changes: readonly Change[] }

/**
 * Stores changed marks, of one version or several, with all their consequences. The job's progress is in percent of its
 * total.
 */
export const storeEverything = async (
  tx: Queryable,
  versions: readonly QuestionChanges[],
  report: (done: number, total: number) => void,
  total: number,
): Promise<void> => {
  /** Storing the marks takes about as long as counting them again. */
  const shareOfStoring = 0.5
  const all = versions.reduce((sum, { changes }) => sum + changes.length, 0)
  let before = 0
  report(0, total)
  for (const { question, changes } of versions) {
    await storeChanges(tx, question.questionId, changes, (stored) =>
      report(Math.floor((total * shareOfStoring * (before + stored)) / all), total),
    )
    before += changes.length
    await classifyAnswers(tx, question)
    await updateTotalMarks(tx, question.quizId)
  }
  await rebuildCounts(
    tx,
    versions.map(({ question }) => question.quizId),
  )
}
