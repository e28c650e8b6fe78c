import { setTimeout as sleep } from 'node:timers/promises'
import {
  and,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from '../../database/drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { ltiLinks } from '../../database/tables/lti.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import type { JobRunner } from '../../jobs/run-jobs.ts'
import type { KnownPlatforms } from '../known-platforms.ts'
import { openAccessTokens } from '../scores/access-tokens.ts'
import { sortIntoGroups } from '../groups/sort-into-groups.ts'
import { readMembers } from './read-members.ts'

const minuteMs = 60_000
const beforeStartMs = 10 * minuteMs
/** A list that could not be read is not asked for again at once. */
const retryMs = 5 * minuteMs
const atOnce = 20

/**
 * The links whose list is due: never read, or of a session that begins within ten minutes and was not read in that
 * time. Those that were `tried` lately are left out, so that lists that cannot be read keep no others waiting.
 */
export const findDueLinks = (db: Context['db'], now: Date, tried: readonly string[] = []) => {
  const soon = new Date(now.getTime() + beforeStartMs)
  const isNew = and(isNull(ltiLinks.membersReadAt), isNull(ltiLinks.membersProblem))
  const beginsSoon = and(
    gt(sessions.startTime, now),
    lte(sessions.startTime, soon),
    or(
      isNull(ltiLinks.membersReadAt),
      sql`${ltiLinks.membersReadAt} < ${sessions.startTime} - interval '10 minutes'`,
    ),
  )
  return db
    .selectDistinct(getTableColumns(ltiLinks))
    .from(ltiLinks)
    .innerJoin(sessions, eq(sessions.linkId, ltiLinks.sessionLinkId))
    .where(and(isNotNull(ltiLinks.membersUrl), or(isNew, beginsSoon), notInArray(ltiLinks.id, [...tried])))
    .limit(atOnce)
}

/** Reads the lists of courses after the first launch and before a session begins, until it is stopped. */
export const runMembers = (
  context: Pick<Context, 'db' | 'now'>,
  {
    platforms,
    log,
    idleMs = minuteMs,
  }: { platforms: KnownPlatforms; log: FastifyBaseLogger; idleMs?: number },
): JobRunner => {
  const stopping = new AbortController()
  const tokens = openAccessTokens(context)
  const triedAt = new Map<string, number>()
  const readDue = async (): Promise<void> => {
    const active = await platforms.list()
    if (active.length === 0) return
    const now = context.now()
    for (const [id, at] of triedAt) if (now.getTime() - at >= retryMs) triedAt.delete(id)
    for (const link of await findDueLinks(context.db, now, [...triedAt.keys()])) {
      if (stopping.signal.aborted) return
      triedAt.set(link.id, context.now().getTime())
      await readMembers({ context, platforms: active, tokens }, link, { isConfirmed: false })
    }
    await sortIntoGroups(context.db)
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await readDue().catch((error: unknown) =>
        log.error({ err: error }, 'the members of a course could not be read'),
      )
      await sleep(idleMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const stopped = run()
  return {
    stop: () => {
      stopping.abort()
      return stopped
    },
  }
}
