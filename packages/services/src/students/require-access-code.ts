import { createHash, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { lockNames } from '../database/lock-names.ts'
import { wrongAccessCodes } from '../database/tables/student-access.ts'

const windowMs = 10 * 60 * 1_000

type Asked = {
  linkId: string
  code: string | null
  given: string | undefined
  address: string
  /** Set for a student whom the instructor knows. Such a student is not affected by strangers who guess. */
  studentId?: string
}

/**
 * Compares an access code in constant time. Case, surrounding spaces and the Unicode form of letters do not matter.
 * Must be called outside a transaction, because wrong codes must stay counted. Throws RULE if none is given,
 * ACCESS_CODE_WRONG and TOO_MANY_ACCESS_CODES.
 */
export const requireAccessCode = async (
  db: Database,
  { linkId, code, given, address, studentId }: Asked,
  now: Date,
): Promise<void> => {
  if (code === null) return
  if (given === undefined || given.trim() === '') throw new Problem('RULE', accessCodeMissing)
  const isRight = timingSafeEqual(digest(code), digest(given))
  const problem = await db.transaction(async (tx) => {
    // The lock serializes this. Otherwise codes guessed at the same moment would all be tried before one is counted.
    await lockNames(tx, [linkId])
    if (await areTooManyWrong(tx, { linkId, address, studentId }, now))
      return new Problem('TOO_MANY_ACCESS_CODES', { retryAfterSeconds: windowMs / 1_000 })
    if (isRight) return undefined
    await tx.insert(wrongAccessCodes).values({ linkId, address: studentId ?? address, typedAt: now })
    return new Problem('ACCESS_CODE_WRONG')
  })
  if (problem) throw problem
}

const areTooManyWrong = async (
  tx: Queryable,
  { linkId, address, studentId }: Pick<Asked, 'linkId' | 'address'> & { studentId: string | undefined },
  now: Date,
): Promise<boolean> => {
  const since = new Date(now.getTime() - windowMs)
  const [wrong] = await tx
    .select({
      inSession: sql<number>`count(*)`.mapWith(Number),
      own: sql<number>`count(*) filter (where ${wrongAccessCodes.address} = ${studentId ?? address})`.mapWith(
        Number,
      ),
    })
    .from(wrongAccessCodes)
    .where(and(eq(wrongAccessCodes.linkId, linkId), gt(wrongAccessCodes.typedAt, since)))
  if (wrong!.own >= codeLimits.wrongPerAddress) return true
  return studentId === undefined && wrong!.inSession >= codeLimits.wrongPerSession
}

const digest = (code: string): Buffer =>
  createHash('sha256').update(code.normalize('NFKC').trim().toLowerCase()).digest()

const missingText = 'Type the access code that your instructor has told you.'
const accessCodeMissing = {
  message: missingText,
  errors: [{ field: 'access_code', messages: [missingText] }],
}
