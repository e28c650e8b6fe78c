import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../context.ts'
import { jobs } from '../database/tables.ts'
import type { JobWorker } from '../jobs/job-worker.ts'
import { sweepGrace } from './sweep-grace.ts'
import { sweepImages } from './sweep-images.ts'
import { sweepRevisions } from './sweep-revisions.ts'

export const sweepKind = 'sweep'

/** Asks for the sweep of a day, once however many services ask. */
export const askForSweep = async ({ db }: Pick<Context, 'db'>, now: Date): Promise<void> => {
  const id = `sweep-${now.toISOString().slice(0, 10)}`
  await db
    .insert(jobs)
    .values({
      id,
      ownerId: 'services',
      kind: sweepKind,
      state: 'waiting',
      total: 2,
      input: {},
      heldUntil: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
}

/**
 * Clears what nothing refers to any more: question revisions, then pictures, some of which only those
 * referred to. Interrupted, it begins again.
 */
export const sweep =
  (context: Pick<Context, 'db' | 'store' | 'now'>, log: FastifyBaseLogger): JobWorker =>
  async (_job, { signal, saveProgress }) => {
    const sweeping = { now: context.now(), graceMs: sweepGrace, signal }
    const revisions = await sweepRevisions(context.db, sweeping)
    await saveProgress(context.db, { done: 1 })
    const pictures = await sweepImages(context, sweeping)
    log.info({ revisions, pictures }, 'swept')
    return null
  }
