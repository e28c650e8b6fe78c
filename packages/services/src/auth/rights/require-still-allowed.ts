import { Problem } from '@quizwright/contracts/problem.ts'
import type { Role } from '@quizwright/domain/rules/role.ts'
import { and, eq, isNotNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { JobFailed } from '../../jobs/job-worker.ts'
import { readAccountName } from '../accounts/account-names.ts'
import { requireRight } from './rights.ts'
import { readRoles } from './role-of.ts'

/**
 * Requires that whoever asked for a job may still do what it does: a job runs after the call that checked this, maybe
 * hours later. To be called where the job acts, behind its locks and in its transaction. Throws JobFailed with a
 * sentence for whoever asked.
 */
export const requireStillAllowed = async (
  db: Queryable,
  right: Role,
  quizIds: readonly string[],
  userId: string,
): Promise<void> => {
  const isDisabled = and(eq(accounts.id, userId), isNotNull(accounts.disabledAt))
  if ((await db.$count(accounts, isDisabled)) > 0)
    throw new JobFailed('Your account can not sign in any more, so this was stopped.')
  try {
    await requireRight(db, { right }, 'quiz', quizIds, userId)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new JobFailed(
      error.code === 'ROLE_CHANGED' ? await describeRemoval(db, quizIds, userId) : error.message,
    )
  }
}

const describeRemoval = async (
  db: Queryable,
  quizIds: readonly string[],
  userId: string,
): Promise<string> => {
  const roles = await readRoles(db, quizIds, userId)
  const removed = [...roles.values()].find(({ role }) => role === null)
  const name = removed?.changedBy && (await readAccountName(db, removed.changedBy))
  return name
    ? `${name} took away your role in this quiz, so this was stopped.`
    : 'Your role in this quiz was taken away, so this was stopped.'
}
