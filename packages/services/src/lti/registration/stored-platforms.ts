import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, ne } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { ltiDeployments, ltiPlatforms } from '../../database/tables/lti-platforms.ts'

export type PlatformRow = typeof ltiPlatforms.$inferSelect
export type PlatformValues = Omit<PlatformRow, 'name' | 'state' | 'createdAt'>

/** All that were ever registered and not removed: their keys stay published. */
export const readAllNames = async (db: Queryable): Promise<string[]> =>
  (await db.select({ name: ltiPlatforms.name }).from(ltiPlatforms)).map(({ name }) => name)

const longestName = 40

/** A name for addresses, made of a host name: `moodle-example-org`. */
const nameFrom = (issuer: string): string =>
  new URL(issuer).hostname
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longestName) || 'platform'

/** A name that no other platform has, nor had: its links, keys and students are kept by it. */
export const findFreeName = (issuer: string, taken: ReadonlySet<string>): string => {
  const name = nameFrom(issuer)
  const free = (number: number): string => {
    const next = number === 1 ? name : `${name}-${number}`
    return taken.has(next) ? free(number + 1) : next
  }
  return free(1)
}

type New = {
  name: string
  values: PlatformValues
  state: PlatformRow['state']
  deploymentIds: readonly string[]
}

/** Throws LTI_PLATFORM_KNOWN if one with this issuer and client id is registered. */
export const addPlatform = (
  db: Database,
  { name, values, state, deploymentIds }: New,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockNames(tx, ['lti platforms'])
    await requireNewClient(tx, name, values)
    await tx.insert(ltiPlatforms).values({ name, ...values, state, createdAt: now })
    await allowDeployments(tx, { platform: name, deploymentIds }, now)
  })

const requireNewClient = async (
  tx: Queryable,
  name: string,
  { issuer, clientId }: Pick<PlatformValues, 'issuer' | 'clientId'>,
): Promise<void> => {
  const isSame = and(eq(ltiPlatforms.issuer, issuer), eq(ltiPlatforms.clientId, clientId))
  if ((await tx.$count(ltiPlatforms, and(isSame, ne(ltiPlatforms.name, name)))) > 0)
    throw new Problem('LTI_PLATFORM_KNOWN')
}

export const allowDeployments = async (
  tx: Queryable,
  { platform, deploymentIds }: { platform: string; deploymentIds: readonly string[] },
  now: Date,
): Promise<void> => {
  if (deploymentIds.length === 0) return
  await tx
    .insert(ltiDeployments)
    .values(
      deploymentIds.map((deploymentId) => ({
        platform,
        deploymentId,
        state: 'allowed' as const,
        courseTitle: '',
        seenAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [ltiDeployments.platform, ltiDeployments.deploymentId],
      set: { state: 'allowed' },
    })
}

/** Throws NOT_FOUND, and LTI_PLATFORM_KNOWN if another one has this issuer and client id. */
export const changePlatform = (
  db: Database,
  name: string,
  change: Partial<PlatformValues & Pick<PlatformRow, 'state'>>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockNames(tx, ['lti platforms'])
    const { issuer, clientId } = change
    if (issuer !== undefined && clientId !== undefined) await requireNewClient(tx, name, { issuer, clientId })
    const changed = await tx
      .update(ltiPlatforms)
      .set(change)
      .where(eq(ltiPlatforms.name, name))
      .returning({ name: ltiPlatforms.name })
    if (changed.length === 0) throw new Problem('NOT_FOUND')
  })
