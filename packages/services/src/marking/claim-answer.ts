import { and, eq, lt, sql, type SQL } from '../database/drizzle.ts'
import { readAccountName } from '../auth/accounts/account-names.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { markingClaims } from '../database/tables/marking-claims.ts'
import { requireAnswer } from './team/require-own-share.ts'

/** A claim that is not renewed ends after this time. */
export const claimMs = 5 * 60 * 1_000

type Claim = { attemptId: string; questionId: string; accountId: string; now: Date }

const isAnswer = ({ attemptId, questionId }: Claim) =>
  and(eq(markingClaims.attemptId, attemptId), eq(markingClaims.questionId, questionId))

/**
 * Claims an answer, or renews the claim, unless somebody else has it open. Returns who has it then. Throws NOT_FOUND,
 * and ROLE_NEEDED for another's share.
 */
export const claimAnswer = async (
  db: Queryable,
  claim: Claim,
): Promise<{ held_by: string | null; is_own: boolean }> => {
  const { attemptId, questionId, accountId, now } = claim
  await requireAnswer(db, { attemptId, questionId, userId: accountId })
  const heldUntil = new Date(now.getTime() + claimMs)
  const [own] = await db
    .insert(markingClaims)
    .values({ attemptId, questionId, accountId, heldUntil })
    .onConflictDoUpdate({
      target: [markingClaims.attemptId, markingClaims.questionId],
      set: { accountId, heldUntil },
      setWhere: sql`${markingClaims.accountId} = ${accountId}
        or ${markingClaims.heldUntil} < ${now.toISOString()}::timestamptz`,
    })
    .returning()
  if (own) return { held_by: null, is_own: true }
  const [other] = await db.select().from(markingClaims).where(isAnswer(claim))
  return { held_by: (other && (await readAccountName(db, other.accountId))) ?? '', is_own: false }
}

/** Gives an answer up that was claimed. */
export const releaseAnswer = async (db: Queryable, claim: Claim): Promise<void> => {
  await db.delete(markingClaims).where(and(isAnswer(claim), eq(markingClaims.accountId, claim.accountId)))
}

/** The condition of answers that nobody else has open. */
export const isFree = (accountId: string, now: Date): SQL =>
  sql`not exists (select 1 from ${markingClaims} as claim
    where claim.attempt_id = ${attemptAnswers.attemptId} and claim.question_id = ${attemptAnswers.questionId}
      and claim.account_id <> ${accountId} and claim.held_until > ${now.toISOString()}::timestamptz)`

export const forgetOldClaims = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(markingClaims).where(lt(markingClaims.heldUntil, now))
}
