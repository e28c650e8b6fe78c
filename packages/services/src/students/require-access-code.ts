import { createHash, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/domain/limits.ts'
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
  const counted = studentId ?? address
  const problem = await db.transaction(async (tx) => {
    // The lock serializes this. Otherwise codes guessed at the same moment would all be tried before one is counted.
    await lockNames(tx, [linkId])
    const wrong = await countWrong(tx, { linkId, counted }, now)
    const isKnown = studentId !== undefined
    const tooMany = new Problem('TOO_MANY_ACCESS_CODES', { retryAfterSeconds: windowMs / 1_000 })
    if (mayNotTry(wrong, isKnown)) return tooMany
    if (isRight) return undefined
    await tx.insert(wrongAccessCodes).values({ linkId, address: counted, typedAt: now })
    return isToSlowDown(wrong, isKnown) ? tooMany : new Problem('ACCESS_CODE_WRONG')
  })
  if (problem) throw problem
}

type WrongCodes = { inSession: number; own: number }

const countWrong = async (
  tx: Queryable,
  { linkId, counted }: { linkId: string; counted: string },
  now: Date,
): Promise<WrongCodes> => {
  const since = new Date(now.getTime() - windowMs)
  const [wrong] = await tx
    .select({
      inSession: sql<number>`count(*)`.mapWith(Number),
      own: sql<number>`count(*) filter (where ${wrongAccessCodes.address} = ${counted})`.mapWith(Number),
    })
    .from(wrongAccessCodes)
    .where(and(eq(wrongAccessCodes.linkId, linkId), gt(wrongAccessCodes.typedAt, since)))
  return wrong!
}

/**
 * Whether even the right code is refused. Without this limit, a guesser would tell the right code by its passing.
 * Known students guess for themselves only, so theirs is the smaller limit.
 */
const mayNotTry = ({ own, inSession }: WrongCodes, isKnown: boolean): boolean =>
  isKnown
    ? own >= codeLimits.wrongPerAddress
    : own >= codeLimits.triedPerAddress || inSession >= codeLimits.triedPerSession

/** Whether a wrong code is answered with the time to wait, while a right one still passes. */
const isToSlowDown = ({ own, inSession }: WrongCodes, isKnown: boolean): boolean =>
  !isKnown && (own >= codeLimits.wrongPerAddress || inSession >= codeLimits.wrongPerSession)

const digest = (code: string): Buffer =>
  createHash('sha256').update(code.normalize('NFKC').trim().toLowerCase()).digest()

const missingText = 'Type the access code that your instructor has told you.'
const accessCodeMissing = {
  message: missingText,
  errors: [{ field: 'access_code', messages: [missingText] }],
}
