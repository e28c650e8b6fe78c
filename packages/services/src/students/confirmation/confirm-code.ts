import { timingSafeEqual } from 'node:crypto'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import type { ConfirmedStudent } from '@quizwright/contracts/schemas/learner.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { emailConfirmations } from '../../database/tables/student-access.ts'
import { addStudentToken } from '../admission/add-student-token.ts'
import { hashCode } from './hash-code.ts'
import { readKnownStudent } from '../read-known-student.ts'
import { saveKnownStudent } from './save-known-student.ts'

type Confirmation = typeof emailConfirmations.$inferSelect
type Outcome = { problem: ProblemCode } | { student: ConfirmedStudent }

/**
 * The browser that used a code may send it once more within this time, in milliseconds, because the response may
 * have been lost.
 */
const repeatMs = 60_000

/**
 * Confirms the e-mail address to which a code was sent, and authorizes the browser that requested it as the student.
 * Throws NOT_FOUND, CODE_WRONG, CODE_EXPIRED, CODE_USED_UP and CODE_USED. A wrong code counts as a try.
 */
export const confirmCode = async (
  db: Database,
  { token = '', code }: { token: string | undefined; code: string },
  now: Date,
): Promise<ConfirmedStudent> => {
  const outcome = await db.transaction(async (tx): Promise<Outcome> => {
    const [confirmation] = await tx
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.tokenHash, hashToken(token)))
      .for('update')
    if (!confirmation) return { problem: 'NOT_FOUND' }
    const problem = whyNotTaken(confirmation, now)
    if (problem) return { problem }
    if (!isSame(confirmation.codeHash, hashCode(token, code)))
      return confirmation.usedAt ? { problem: 'CODE_USED' } : countWrong(tx, confirmation)
    return { student: await confirm(tx, confirmation, now) }
  })
  if ('problem' in outcome) throw new Problem(outcome.problem)
  return outcome.student
}

const whyNotTaken = (
  { usedAt, expiresAt, tries }: Confirmation,
  now: Date,
): Extract<ProblemCode, 'CODE_USED' | 'CODE_EXPIRED' | 'CODE_USED_UP'> | undefined => {
  if (usedAt && now.getTime() - usedAt.getTime() > repeatMs) return 'CODE_USED'
  if (expiresAt <= now) return 'CODE_EXPIRED'
  return tries >= codeLimits.tries ? 'CODE_USED_UP' : undefined
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

const countWrong = async (tx: Queryable, { tokenHash, tries }: Confirmation): Promise<Outcome> => {
  await tx
    .update(emailConfirmations)
    .set({ tries: sql`${emailConfirmations.tries} + 1` })
    .where(eq(emailConfirmations.tokenHash, tokenHash))
  return { problem: tries + 1 >= codeLimits.tries ? 'CODE_USED_UP' : 'CODE_WRONG' }
}

const confirm = async (
  tx: Queryable,
  { tokenHash, instructorId, email, usedAt }: Confirmation,
  now: Date,
): Promise<ConfirmedStudent> => {
  await tx
    .update(emailConfirmations)
    .set({ usedAt: usedAt ?? now })
    .where(eq(emailConfirmations.tokenHash, tokenHash))
  const details = { full_name: '', email, phone: '', city: '', country: '', university: '' }
  const id = await saveKnownStudent(tx, { instructorId, kind: 'confirmed', details }, now)
  return {
    token: await addStudentToken(tx, { studentId: id, linkId: null }, now),
    student: await readKnownStudent(tx, id),
  }
}
