import { eq, inArray } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { ltiDeployments, ltiPlatforms } from '../database/tables/lti-platforms.ts'
import { type LtiPlatform, originsOf } from './platform-settings.ts'

/** For how long what was read counts: a platform that an operator confirms elsewhere is known after that. */
const freshMs = 2_000

/** The learning platforms that may open quizzes: those of the settings, and those that were registered. */
export type KnownPlatforms = {
  list: () => Promise<readonly LtiPlatform[]>
  /** Those that wait for an operator. */
  listPending: () => Promise<readonly LtiPlatform[]>
  /** After this process has changed one. */
  forget: () => void
}

type Read = { active: LtiPlatform[]; pending: LtiPlatform[] }

const readRegistered = async (db: Queryable): Promise<Read> => {
  const rows = await db
    .select()
    .from(ltiPlatforms)
    .where(inArray(ltiPlatforms.state, ['active', 'pending']))
  if (rows.length === 0) return { active: [], pending: [] }
  const allowed = await db.select().from(ltiDeployments).where(eq(ltiDeployments.state, 'allowed'))
  const platforms = rows.map((row) => ({
    state: row.state,
    platform: {
      name: row.name,
      label: row.label,
      issuer: row.issuer,
      clientId: row.clientId,
      deployments: row.allDeployments
        ? undefined
        : allowed.filter(({ platform }) => platform === row.name).map(({ deploymentId }) => deploymentId),
      authorizationUrl: row.authorizationUrl,
      tokenUrl: row.tokenUrl,
      keysUrl: row.keysUrl,
      tokenAudience: row.tokenAudience === '' ? row.tokenUrl : row.tokenAudience,
      frameOrigins: originsOf([row.issuer, row.authorizationUrl], row.frameOrigins),
      isRegistered: true,
    },
  }))
  const of = (state: string) => platforms.filter((one) => one.state === state).map((one) => one.platform)
  return { active: of('active'), pending: of('pending') }
}

/**
 * Those of the settings never change. Registered ones are read at most every two seconds, so that a launch need not
 * read them.
 */
export const openPlatforms = (db: Queryable, settings: readonly LtiPlatform[]): KnownPlatforms => {
  let last: { at: number; read: Promise<Read> } | undefined
  const current = (): Promise<Read> => {
    if (last && performance.now() - last.at < freshMs) return last.read
    const read = readRegistered(db)
    // What could not be read is tried again at once.
    read.catch(() => (last = undefined))
    last = { at: performance.now(), read }
    return read
  }
  return {
    list: async () => [...settings, ...(await current()).active],
    listPending: async () => (await current()).pending,
    forget: () => (last = undefined),
  }
}
