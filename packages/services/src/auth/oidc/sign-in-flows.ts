import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from '../../database/drizzle.ts'
import type { Database } from '../../database/database.ts'
import { signInFlows, type SignInOutcome, usedLogoutTokens } from '../../database/tables/auth.ts'

/** The window asks every second, but its user may have to look for a password. */
const lifeMs = 10 * 60_000

/** SHA-256 as base64url. The page makes the same hash of its secret before it opens the provider's window. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** What only the window that began a sign-in knows: its secret, and the cookie of its browser. */
export type FlowSecrets = { secret: string; browser: string }

/** Stores what a sign-in at a provider led to. Only the first outcome of a flow counts. */
export const storeOutcome = async (
  db: Database,
  flow: { flowHash: string; browserHash: string; outcome: SignInOutcome; now: Date },
): Promise<void> => {
  const { now, ...stored } = flow
  await db
    .insert(signInFlows)
    .values({ ...stored, expiresAt: new Date(now.getTime() + lifeMs) })
    .onConflictDoNothing()
}

export const isFlow = ({ secret, browser }: FlowSecrets, now: Date) =>
  and(
    eq(signInFlows.flowHash, hashSecret(secret)),
    eq(signInFlows.browserHash, hashSecret(browser)),
    gt(signInFlows.expiresAt, now),
  )

export const readOutcome = async (
  db: Database,
  secrets: FlowSecrets,
  now: Date,
): Promise<SignInOutcome | undefined> => {
  const [flow] = await db.select().from(signInFlows).where(isFlow(secrets, now))
  return flow?.outcome
}

/** Ends a flow. Returns whether this call did, so that an outcome is used once. */
export const endFlow = async (db: Database, secrets: FlowSecrets, now: Date): Promise<boolean> => {
  const ended = await db
    .delete(signInFlows)
    .where(isFlow(secrets, now))
    .returning({ flowHash: signInFlows.flowHash })
  return ended.length > 0
}

export const forgetOldFlows = async (db: Database, now: Date): Promise<void> => {
  await db.delete(signInFlows).where(lt(signInFlows.expiresAt, now))
  await db.delete(usedLogoutTokens).where(lt(usedLogoutTokens.expiresAt, now))
}
