import { and, eq, inArray, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { listedStudents, studentTokens } from '../../database/tables/student-access.ts'
import { recordsMergedInto } from '../merged-records.ts'
import { resolveMerged } from '../resolve-merged.ts'
import { hashSecret, type SecretOf } from './personal-link.ts'

type Replaced = { linkId: string; listedId: string; linkNumber: number; secretOf: SecretOf }

/**
 * Replaces the personal link of this number by a new one. The old one ends, and with it whatever it opened: devices
 * that used it no longer act as the student, nor continue or see the attempts begun there. Whoever opens the new link
 * finds them. Does nothing if the student is not on the list or has another link already.
 */
export const replaceLink = async (
  tx: Queryable,
  { linkId, listedId, linkNumber, secretOf }: Replaced,
): Promise<void> => {
  const isListed = and(eq(listedStudents.linkId, linkId), eq(listedStudents.id, listedId))
  const [listed] = await tx
    .update(listedStudents)
    .set({ linkNumber: sql`${listedStudents.linkNumber} + 1` })
    .where(and(isListed, eq(listedStudents.linkNumber, linkNumber)))
    .returning()
  if (!listed) return
  await tx
    .update(listedStudents)
    .set({ secretHash: hashSecret(secretOf(listed)) })
    .where(isListed)
  const records = recordsMergedInto(await resolveMerged(tx, listed.studentId))
  await tx
    .delete(studentTokens)
    .where(and(eq(studentTokens.linkId, linkId), inArray(studentTokens.studentId, records)))
  const atLink = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.linkId, linkId))
  await tx
    .update(attempts)
    .set({ tokenHash: null })
    .where(
      and(
        inArray(attempts.studentId, records),
        eq(attempts.isConfirmed, true),
        inArray(attempts.sessionId, atLink),
      ),
    )
}
