import { createHmac } from 'node:crypto'
import { readServerKey } from '../../auth/server-key.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Queryable } from '../../database/database.ts'

/** The secret of a listed student's link with this number. */
export type SecretOf = (listed: { id: string; linkNumber: number }) => string

const keyName = 'personal-links'

/**
 * Returns the function for the secrets of personal links. Secrets are derived and not stored, so that the instructor
 * can be shown a link again. The `hashToken` of a secret finds its student. `ownKey` is the operator's key, which is
 * kept outside the database.
 */
export const openLinkSecrets = async (db: Queryable, ownKey: string | undefined): Promise<SecretOf> => {
  const key = ownKey ?? (await readServerKey(db, keyName))
  // The first link of a student, number 0, has the secret from before links had numbers.
  return ({ id, linkNumber }) =>
    createHmac('sha256', key)
      .update(linkNumber === 0 ? id : `${id} ${linkNumber}`)
      .digest('base64url')
}

export const hashSecret = hashToken

/** Returns the URL that a student opens. Browsers do not send the part after the # to servers. */
export const personalLink = (learnerSiteUrl: string, linkId: string, secret: string): string =>
  `${learnerSiteUrl}/standard-quiz/${linkId}#${secret}`
