import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../context.ts'
import { jobs } from '../database/tables/jobs.ts'
import type { JobWorker } from '../jobs/job-worker.ts'
import { sweepGrace } from './sweep-grace.ts'
import { sweepImages } from './sweep-images.ts'
import { sweepRevisions } from './sweep-revisions.ts'

export const sweepKind = 'sweep'

/** Adds the sweep job of a day, once per day however many processes call this. */
export const addDailySweep = async ({ db }: Pick<Context, 'db'>, now: Date): Promise<void> => {
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
 * Deletes unreferenced question revisions, then unreferenced images, because only deleted revisions refer to some of
 * them. An interrupted sweep starts again from the beginning.
 */
export const sweep =
  (context: Pick<Context, 'db' | 'store' | 'now'>, log: FastifyBaseLogger): JobWorker =>
  async (_job, { signal, saveProgress }) => {
    const sweeping = { now: context.now(), graceMs: sweepGrace, signal }
    const revisions = await sweepRevisions(context.db, sweeping)
    await saveProgress(context.db, { done: 1 })
    const images = await sweepImages(context, sweeping)
    log.info({ revisions, images }, 'deleted unreferenced revisions and images')
    return null
  }
