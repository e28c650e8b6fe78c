import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'

/** Whether somebody administers this installation. Accounts of another auth service never do. */
export const isOperator = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(
    accounts,
    and(eq(accounts.id, userId), eq(accounts.isOperator, true), isNull(accounts.disabledAt)),
  )) === 1

/** Throws OPERATOR_NEEDED. */
export const requireOperator = async (db: Queryable, userId: string): Promise<void> => {
  if (!(await isOperator(db, userId))) throw new Problem('OPERATOR_NEEDED')
}
