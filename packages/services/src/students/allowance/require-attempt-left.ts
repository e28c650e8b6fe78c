import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, count, desc, eq, inArray } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { readAllowance } from './read-allowance.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { recordsOfMailbox } from '../records-of-mailbox.ts'

type Allowed = { studentId: string; linkId: string; attemptsAllowed: number | null }

/** Whether students must pass a quiz before the video in which it pops up goes on. */
export const mustBePassed = ({
  quizType,
  isSkippable,
}: Pick<typeof quizzes.$inferSelect, 'quizType' | 'isSkippable'>): boolean =>
  quizType === 'pop' && !isSkippable

/**
 * Returns how many attempts a student may still begin through a link, with those that an instructor allowed this
 * student alone. Null means unlimited. Attempts that the same person began by another address of their mailbox count,
 * too. A quiz that must be passed
 * allows another attempt until it is: otherwise one failure would close its video for good.
 */
export const countAttemptsLeft = async (
  db: Queryable,
  { studentId, linkId, attemptsAllowed }: Allowed,
): Promise<number | null> => {
  if (attemptsAllowed === null) return null
  const begun = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
      .where(and(inArray(attempts.studentId, recordsOfMailbox(db, studentId)), eq(sessions.linkId, linkId))),
    0,
  )
  const more = (await readAllowance(db, { studentId, linkId }))?.more ?? 0
  const left = Math.max(0, attemptsAllowed + more - begun.n)
  return left === 0 && (await mustStillPass(db, { studentId, linkId })) ? 1 : left
}

const mustStillPass = async (
  db: Queryable,
  { studentId, linkId }: Pick<Allowed, 'studentId' | 'linkId'>,
): Promise<boolean> => {
  const [quiz] = await db
    .select({ quizType: quizzes.quizType, isSkippable: quizzes.isSkippable })
    .from(quizzes)
    .innerJoin(sessions, eq(sessions.quizId, quizzes.id))
    .where(and(eq(sessions.linkId, linkId), eq(quizzes.isPublished, true), eq(quizzes.isArchived, false)))
    .orderBy(desc(quizzes.version))
    .limit(1)
  if (!quiz || !mustBePassed(quiz)) return false
  const passed = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(attempts.studentId, studentId), eq(sessions.linkId, linkId), eq(attempts.isPassed, true)))
    .limit(1)
  return passed.length === 0
}

/** Throws ATTEMPTS_USED_UP if the session allows no further attempt. The student's row must be locked. */
export const requireAttemptLeft = async (tx: Queryable, allowed: Allowed): Promise<void> => {
  if (allowed.attemptsAllowed === null) return
  const [student] = await tx.select().from(students).where(eq(students.id, allowed.studentId))
  // Records of one mailbox are counted together, so their attempts are begun one after the other.
  if (student)
    await lockNames(tx, [`attempts of the mailbox ${student.mailboxKey} at ${student.instructorId}`])
  if ((await countAttemptsLeft(tx, allowed)) === 0) throw new Problem('ATTEMPTS_USED_UP')
}
