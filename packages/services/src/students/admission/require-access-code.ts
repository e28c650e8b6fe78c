import { elementAt } from '@quizwright/domain/defined.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { and, eq, gt, sql } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { wrongAccessCodes } from '../../database/tables/student-access.ts'

const windowMs = 10 * 60 * 1_000

type Asked = {
  linkId: string
  code: string | null
  given: string | undefined
  address: string
  /** Set for a student whom the instructor knows. Such a student is not affected by strangers who guess. */
  studentId?: string
  /** The id of a known device, which is not affected by strangers who guess either. */
  device?: string | undefined
}

/**
 * Compares an access code in constant time. Case, surrounding spaces and the Unicode form of letters do not matter.
 * Must be called outside a transaction, because wrong codes must stay counted. Throws RULE if none is given,
 * ACCESS_CODE_WRONG and TOO_MANY_ACCESS_CODES.
 */
export const requireAccessCode = async (
  db: Database,
  { linkId, code, given, ...who }: Asked,
  now: Date,
): Promise<void> => {
  if (code === null) return
  if (given === undefined || given.trim() === '') throw new Problem('RULE', accessCodeMissing)
  const isRight = timingSafeEqual(digest(code), digest(given))
  const problem = await db.transaction(async (tx) => {
    // The lock serializes this. Otherwise codes guessed at the same moment would all be tried before one is counted.
    await lockNames(tx, [linkId])
    const { guesser, limits } = await findGuesser(tx, linkId, who, now)
    const tooMany = new Problem('TOO_MANY_ACCESS_CODES', { retryAfterSeconds: windowMs / 1_000 })
    const wrong = await countWrong(tx, { linkId, guesser }, now)
    if (wrong.own >= limits.triedByOne || wrong.ofKind >= limits.triedByAll) return tooMany
    if (isRight) return undefined
    await tx.insert(wrongAccessCodes).values({ linkId, address: guesser, typedAt: now })
    const isToSlowDown = wrong.own >= limits.wrongByOne || wrong.ofKind >= limits.wrongByAll
    return isToSlowDown ? tooMany : new Problem('ACCESS_CODE_WRONG')
  })
  if (problem) throw problem
}

/**
 * Wrong codes of one guesser, and of all guessers of the same kind in the session. Beyond `wrong`, a wrong code is
 * answered with the time to wait, while a right one still passes. Beyond `tried`, even the right one is refused:
 * otherwise a guesser would tell it by its passing.
 */
type Limits = { wrongByOne: number; wrongByAll: number; triedByOne: number; triedByAll: number }

const limitsOfKnown = (own: number, all: number): Limits => ({
  wrongByOne: own,
  wrongByAll: all,
  triedByOne: own,
  triedByAll: all,
})
/** Known students guess for themselves only, so their number is not limited. */
const limitsOfStudent = limitsOfKnown(codeLimits.wrongPerAddress, Infinity)
const limitsOfDevice = limitsOfKnown(codeLimits.wrongPerDevice, codeLimits.triedPerSession)
const limitsOfStranger: Limits = {
  wrongByOne: codeLimits.wrongPerAddress,
  wrongByAll: codeLimits.wrongPerSession,
  triedByOne: codeLimits.triedPerAddress,
  triedByAll: codeLimits.triedPerSession,
}

/** A known device that has guessed too often is treated like any other: others may use it, too. */
const findGuesser = async (
  tx: Queryable,
  linkId: string,
  { studentId, device, address }: Pick<Asked, 'studentId' | 'device' | 'address'>,
  now: Date,
): Promise<{ guesser: string; limits: Limits }> => {
  if (studentId !== undefined) return { guesser: `student ${studentId}`, limits: limitsOfStudent }
  if (device !== undefined) {
    const guesser = `device ${device}`
    const { own, ofKind } = await countWrong(tx, { linkId, guesser }, now)
    if (own < limitsOfDevice.triedByOne && ofKind < limitsOfDevice.triedByAll)
      return { guesser, limits: limitsOfDevice }
  }
  return { guesser: `address ${address}`, limits: limitsOfStranger }
}

const countWrong = async (
  tx: Queryable,
  { linkId, guesser }: { linkId: string; guesser: string },
  now: Date,
): Promise<{ own: number; ofKind: number }> => {
  const since = new Date(now.getTime() - windowMs)
  const kind = guesser.slice(0, guesser.indexOf(' ') + 1)
  const wrong = elementAt(
    await tx
      .select({
        ofKind: sql<number>`count(*)`.mapWith(Number),
        own: sql<number>`count(*) filter (where ${wrongAccessCodes.address} = ${guesser})`.mapWith(Number),
      })
      .from(wrongAccessCodes)
      .where(
        and(
          eq(wrongAccessCodes.linkId, linkId),
          gt(wrongAccessCodes.typedAt, since),
          sql`starts_with(${wrongAccessCodes.address}, ${kind})`,
        ),
      ),
    0,
  )
  return wrong
}

const digest = (code: string): Buffer =>
  createHash('sha256').update(code.normalize('NFKC').trim().toLowerCase()).digest()

const accessCodeMissing = {
  message: studentRefusals.noAccessCode,
  errors: [{ field: 'access_code', messages: [studentRefusals.noAccessCode] }],
}
