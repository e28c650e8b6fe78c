import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import type { JobRunner } from '../../jobs/run-jobs.ts'
import type { KnownPlatforms } from '../known-platforms.ts'
import { openAccessTokens } from './access-tokens.ts'
import { outcomeOfFailure } from './outcome-of-failure.ts'
import { type LeasedScore, leaseScore, ScoreLeaseLost, storeOutcome } from './score-leases.ts'
import type { ScoreOutcome } from './score-outcome.ts'
import { sendScore } from './send-score.ts'

const maxConcurrent = 8
const idleMs = 1_000
const pauseAfterErrorMs = 5_000

type Options = { platforms: KnownPlatforms; log: FastifyBaseLogger; idleMs?: number }

/** Most installations have none, and then no score waits. */
const hasPlatforms = async (platforms: KnownPlatforms): Promise<boolean> =>
  (await platforms.list()).length > 0

/**
 * Sends scores to learning platforms until it is stopped. Any number of processes may do so on one database. A killed
 * process's scores are sent by others when its leases expire.
 */
export const runScores = (
  context: Pick<Context, 'db' | 'now'>,
  { platforms, log, idleMs: waitMs = idleMs }: Options,
): JobRunner => {
  const { db, now } = context
  const tokens = openAccessTokens(context)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const send = async ({ row, link }: LeasedScore): Promise<void> => {
    let outcome: ScoreOutcome
    try {
      outcome = await sendScore({ context, platforms: await platforms.list(), tokens }, row, link)
    } catch (error) {
      if (error instanceof ScoreLeaseLost) return
      const { name, message } = error as Error
      log.warn({ platform: link.platform, reason: `${name}: ${message}` }, 'a score could not be sent')
      outcome = outcomeOfFailure(error, row, now())
    }
    await storeOutcome(db, row, outcome, now())
  }
  const start = (leased: LeasedScore): void => {
    const settled = send(leased)
      // Its lease expires, and it is sent again.
      .catch((error: unknown) => log.error({ err: error }, 'a score failed with an unexpected error'))
      .finally(() => running.delete(settled))
    running.add(settled)
  }
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopping.signal, ref: false })
  const readQueue = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const isIdle = running.size < maxConcurrent && (await hasPlatforms(platforms))
        const leased = isIdle ? await leaseScore(db, now()) : undefined
        if (leased) start(leased)
        else await (running.size === 0 ? pause(waitMs) : Promise.race([...running, pause(waitMs)]))
      } catch (error) {
        if (stopping.signal.aborted) break
        log.error({ err: error }, 'the scores to be sent could not be read')
        await pause(pauseAfterErrorMs).catch(() => undefined)
      }
    }
    await Promise.all(running)
  }
  const stopped = readQueue()
  return {
    stop: () => {
      stopping.abort()
      return stopped
    },
  }
}
