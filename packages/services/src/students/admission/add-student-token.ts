import { codeLimits } from '@quizwright/domain/limits.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Queryable } from '../../database/database.ts'
import { studentTokens } from '../../database/tables/student-access.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Creates a token by which a browser acts as a student. With a link it is valid only in the sessions of that link.
 */
export const addStudentToken = async (
  tx: Queryable,
  { studentId, linkId }: { studentId: string; linkId: string | null },
  now: Date,
): Promise<string> => {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + codeLimits.studentTokenDays * dayMs)
  await tx
    .insert(studentTokens)
    .values({ tokenHash: hashToken(token), studentId, linkId, createdAt: now, expiresAt })
  return token
}
