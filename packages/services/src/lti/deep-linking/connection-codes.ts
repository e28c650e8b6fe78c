import { randomInt } from 'node:crypto'
import type { LtiAccount, LtiConnection } from '@quizwright/contracts/schemas/lti-account.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { and, desc, eq, gt, isNull } from '../../database/drizzle.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { accounts } from '../../database/tables/auth.ts'
import { ltiAccounts, ltiCodes, ltiWrongCodes } from '../../database/tables/lti.ts'
import type { LtiPlatform } from '../platform-settings.ts'

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 40 bits: who may guess is a signed-in instructor with some hundred calls a minute, and a code lives ten. */
const codeLength = 8
const groupLength = 4
const lifeMs = 10 * 60_000

export type PlatformAccount = { platform: string; subject: string; name: string; courseTitle: string }

const drawCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** As typed: in any case, with or without the line between its halves. */
const hashCode = (typed: string): string => hashToken(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

/** Makes the code by which an instructor connects this account, for ten minutes. An earlier one ends. */
export const makeConnectionCode = async (
  db: Queryable,
  { platform, subject, name, courseTitle }: PlatformAccount,
  now: Date,
): Promise<string> => {
  const code = drawCode()
  const latest = {
    codeHash: hashCode(code),
    name,
    courseTitle,
    expiresAt: new Date(now.getTime() + lifeMs),
  }
  await db
    .insert(ltiCodes)
    .values({ platform, subject, ...latest })
    .onConflictDoUpdate({ target: [ltiCodes.platform, ltiCodes.subject], set: latest })
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`
}

/** Five wrong ones in a quarter of an hour: who mistypes more often shows a new code. */
const wrongCodes = 5
const countedMs = 15 * 60_000

const requireFewWrongCodes = async (db: Queryable, instructorId: string, now: Date): Promise<void> => {
  const isRecent = gt(ltiWrongCodes.typedAt, new Date(now.getTime() - countedMs))
  const wrong = await db.$count(ltiWrongCodes, and(eq(ltiWrongCodes.instructorId, instructorId), isRecent))
  if (wrong >= wrongCodes) throw new Problem('LTI_CODES_WRONG')
}

const countWrongCode = async (db: Queryable, instructorId: string, now: Date): Promise<void> => {
  await db.insert(ltiWrongCodes).values({ id: makeId(), instructorId, typedAt: now })
}

type Platforms = readonly LtiPlatform[]

const labelOf = (platforms: Platforms, name: string): string =>
  platforms.find((platform) => platform.name === name)?.label ?? name

const isValid = (code: string, now: Date) =>
  and(eq(ltiCodes.codeHash, hashCode(code)), gt(ltiCodes.expiresAt, now))

/** Whom a code connects. Throws LTI_CODE, and LTI_CODES_WRONG after too many wrong ones. */
export const previewConnection = async (
  db: Queryable,
  { code, platforms, instructorId }: { code: string; platforms: Platforms; instructorId: string },
  now: Date,
): Promise<LtiConnection> => {
  await requireFewWrongCodes(db, instructorId, now)
  const [found] = await db.select().from(ltiCodes).where(isValid(code, now))
  if (!found) {
    await countWrongCode(db, instructorId, now)
    throw new Problem('LTI_CODE')
  }
  return { name: found.name, platform: labelOf(platforms, found.platform), course: found.courseTitle }
}

/**
 * Connects the account of a code with an instructor, in place of one with whom it was connected before. A code works
 * once. Throws LTI_CODE.
 */
export const connectAccount = async (
  db: Database,
  { code, instructorId }: { code: string; instructorId: string },
  now: Date,
): Promise<void> => {
  await requireFewWrongCodes(db, instructorId, now)
  return db
    .transaction(async (tx) => {
      const [used] = await tx.delete(ltiCodes).where(isValid(code, now)).returning()
      if (!used) throw new Problem('LTI_CODE')
      const { platform, subject, name, courseTitle } = used
      const latest = { instructorId, name, courseTitle, connectedAt: now }
      await tx
        .insert(ltiAccounts)
        .values({ id: makeId(), platform, subject, ...latest })
        .onConflictDoUpdate({ target: [ltiAccounts.platform, ltiAccounts.subject], set: latest })
    })
    .catch(async (error: unknown) => {
      // Outside of the transaction, which takes back what it did.
      if (error instanceof Problem && error.code === 'LTI_CODE') await countWrongCode(db, instructorId, now)
      throw error
    })
}

/** The instructor with whom an account at a platform is connected, unless that account was disabled. */
export const connectedInstructor = async (
  db: Queryable,
  { platform, subject }: Pick<PlatformAccount, 'platform' | 'subject'>,
): Promise<string | undefined> => {
  const isIt = and(eq(ltiAccounts.platform, platform), eq(ltiAccounts.subject, subject))
  const [account] = await db
    .select({ id: ltiAccounts.instructorId })
    .from(ltiAccounts)
    .leftJoin(accounts, eq(accounts.id, ltiAccounts.instructorId))
    .where(and(isIt, isNull(accounts.disabledAt)))
  return account?.id
}

/** The connected accounts of an instructor, the newest first. */
export const listAccounts = async (
  db: Queryable,
  { instructorId, platforms }: { instructorId: string; platforms: Platforms },
): Promise<LtiAccount[]> => {
  const accounts = await db
    .select()
    .from(ltiAccounts)
    .where(eq(ltiAccounts.instructorId, instructorId))
    .orderBy(desc(ltiAccounts.connectedAt))
  return accounts.map(({ id, name, platform, courseTitle, connectedAt }) => ({
    _id: id,
    name,
    platform: labelOf(platforms, platform),
    course: courseTitle,
    connected_at: serializeDateTime(connectedAt),
  }))
}
