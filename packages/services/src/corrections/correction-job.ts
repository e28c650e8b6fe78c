import { Problem } from '@quizwright/contracts/problem.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { JobRow } from '../jobs/job.ts'
import { JobFailed, type JobControl } from '../jobs/job-worker.ts'
import { rebuildCounts } from '../statistics/counts/rebuild-counts.ts'
import type { Change } from './find-changes.ts'
import { storeChanges, updateTotalMarks } from './store-changes.ts'

/**
 * Does a correction or its undoing in one transaction, so that a killed service leaves all or nothing; the job is
 * then done again from the start. A problem becomes the sentence that its owner reads.
 *
 * Progress is written beside the transaction and not waited for within it: an embedded database has one
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
      // Fails when another runner has the job now, and then nothing of this try is kept.
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

/** Stores changed marks and all that follows from them. The job's progress counts in per cent of its total. */
export const storeEverything = async (
  tx: Queryable,
  { quizId, questionId }: { quizId: string; questionId: string },
  changes: readonly Change[],
  report: (done: number, total: number) => void,
  total: number,
): Promise<void> => {
  /** Storing marks takes about as long as counting them again. */
  const shareOfStoring = 0.5
  report(0, total)
  await storeChanges(tx, questionId, changes, (stored) =>
    report(Math.floor((total * shareOfStoring * stored) / changes.length), total),
  )
  await updateTotalMarks(tx, quizId)
  await rebuildCounts(tx, [quizId])
}
