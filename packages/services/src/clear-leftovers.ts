import { and, inArray, lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { askForSweep } from './sweep/sweep-job.ts'
import type { Context } from './context.ts'
import { files, jobs, saves, signInFailures, tokens } from './database/tables.ts'

const everyMs = 60 * 60 * 1_000
const dayMs = 24 * everyMs
const filesAtOnce = 100

/**
 * Clears away what nobody will ask for again: uploaded CSV files, saves and ended jobs after their time,
 * tokens and sign-in failures that count no more. What takes longer to find is asked for as a job. Runs now
 * and every hour; several services on one database may do it at once.
 */
export const clearLeftovers = (context: Context, log: FastifyBaseLogger): { stop: () => Promise<void> } => {
  let running = Promise.resolve()
  const run = () => {
    running = clearOnce(context).catch((error: unknown) =>
      log.error({ err: error }, 'clearing leftovers failed'),
    )
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  run()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

export const clearOnce = async ({ db, store, now, limits }: Context): Promise<void> => {
  await askForSweep({ db }, now())
  const at = now().getTime()
  const leftover = new Date(at - limits.leftoverMs)
  await db.delete(saves).where(lt(saves.touchedAt, leftover))
  await db
    .delete(jobs)
    .where(and(inArray(jobs.state, ['done', 'failed', 'cancelled']), lt(jobs.updatedAt, leftover)))
  await db.delete(tokens).where(lt(tokens.expiresAt, new Date(at)))
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, new Date(at - dayMs)))
  for (;;) {
    const old = await db
      .select({ id: files.id })
      .from(files)
      .where(lt(files.createdAt, leftover))
      .limit(filesAtOnce)
    if (old.length === 0) return
    // The bytes first: a row without bytes is cleared at the next turn, bytes without a row never.
    for (const { id } of old) await store.delete(`csv/${id}`)
    await db.delete(files).where(
      inArray(
        files.id,
        old.map((file) => file.id),
      ),
    )
  }
}
