import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hashToken } from '../auth/token.ts'
import type { Queryable } from '../database/database.ts'
import { serverKeys } from '../database/tables/student-access.ts'

const keyName = 'personal-links'

/**
 * The key that the secrets of personal links are derived with: made once, and shared by all processes through the
 * database.
 */
const readKey = async (db: Queryable): Promise<string> => {
  await db
    .insert(serverKeys)
    .values({ name: keyName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [key] = await db.select().from(serverKeys).where(eq(serverKeys.name, keyName))
  return key!.value
}

/**
 * Makes the secrets of personal links. They are derived and not stored, so that the instructor can be shown a
 * link again; `hashToken` of a secret finds its student. `ownKey` is the operator's, kept out of the database.
 */
export const openLinkSecrets = async (
  db: Queryable,
  ownKey: string | undefined,
): Promise<(listedId: string) => string> => {
  const key = ownKey ?? (await readKey(db))
  return (listedId) => createHmac('sha256', key).update(listedId).digest('base64url')
}

export const hashSecret = hashToken

/** The address that a student opens. Browsers send the part after the # to nobody. */
export const personalLink = (learnerSiteUrl: string, linkId: string, secret: string): string =>
  `${learnerSiteUrl}/standard-quiz/${linkId}#${secret}`
