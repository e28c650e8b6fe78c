import { createHash, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { wrongAccessCodes } from '../database/tables/student-access.ts'

const windowMs = 10 * 60 * 1_000

type Asked = { linkId: string; code: string | null; given: string | undefined; address: string }

/**
 * Compares an access code in constant time, without regard to letter case and spaces around it. Call it outside a
 * transaction, because wrong codes must stay counted. Throws RULE where none is given, ACCESS_CODE_WRONG and
 * TOO_MANY_ACCESS_CODES.
 */
export const requireAccessCode = async (
  db: Database,
  { linkId, code, given, address }: Asked,
  now: Date,
): Promise<void> => {
  if (code === null) return
  if (given === undefined || given.trim() === '') throw new Problem('RULE', accessCodeMissing)
  const since = new Date(now.getTime() - windowMs)
  const [wrong] = await db
    .select({
      inSession: sql<number>`count(*)`.mapWith(Number),
      fromAddress: sql<number>`count(*) filter (where ${wrongAccessCodes.address} = ${address})`.mapWith(
        Number,
      ),
    })
    .from(wrongAccessCodes)
    .where(and(eq(wrongAccessCodes.linkId, linkId), gt(wrongAccessCodes.typedAt, since)))
  if (wrong!.inSession >= codeLimits.wrongPerSession || wrong!.fromAddress >= codeLimits.wrongPerAddress)
    throw new Problem('TOO_MANY_ACCESS_CODES', { retryAfterSeconds: windowMs / 1_000 })
  if (timingSafeEqual(digest(code), digest(given))) return
  await db.insert(wrongAccessCodes).values({ linkId, address, typedAt: now })
  throw new Problem('ACCESS_CODE_WRONG')
}

const digest = (code: string): Buffer => createHash('sha256').update(code.trim().toLowerCase()).digest()

const missingText = 'Type the access code that your instructor has told you.'
const accessCodeMissing = {
  message: missingText,
  errors: [{ field: 'access_code', messages: [missingText] }],
}
