import { readServerKey } from '../auth/server-key.ts'
import type { Queryable } from '../database/database.ts'

/** The key of 32 bytes by which our private keys are kept encrypted. */
export const ltiSecret = async (db: Queryable): Promise<Buffer> =>
  Buffer.from(await readServerKey(db, 'lti-keys'), 'base64url')
