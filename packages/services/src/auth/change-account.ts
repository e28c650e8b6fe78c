import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { accounts, tokens } from '../database/tables/auth.ts'
import { hashPassword } from './password.ts'

/** Returns the id of the changed account, or undefined if no account has this address. */
const updateAccount = async (
  db: Queryable,
  email: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<string | undefined> => {
  const [changed] = await db
    .update(accounts)
    .set(change)
    .where(eq(accounts.emailKey, email.trim().toLowerCase()))
    .returning({ id: accounts.id })
  return changed?.id
}

/** Changes an account and ends all its sign-ins. Returns whether an account has this address. */
const changeAndSignOut = (
  db: Database,
  email: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const id = await updateAccount(tx, email, change)
    if (id !== undefined) await tx.delete(tokens).where(eq(tokens.accountId, id))
    return id !== undefined
  })

export const disableAccount = (db: Database, email: string, now: Date): Promise<boolean> =>
  changeAndSignOut(db, email, { disabledAt: now })

export const enableAccount = async (db: Database, email: string): Promise<boolean> =>
  (await updateAccount(db, email, { disabledAt: null })) !== undefined

/** Who administers the installation. Nothing that they have open changes. */
export const setOperator = async (db: Database, email: string, isOperator: boolean): Promise<boolean> =>
  (await updateAccount(db, email, { isOperator })) !== undefined

/** Signs out everywhere, because others may know the old password. */
export const setPassword = async (db: Database, email: string, password: string): Promise<boolean> =>
  changeAndSignOut(db, email, { passwordHash: await hashPassword(password) })
