import { eq } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { accounts, tokens } from '../../database/tables/auth.ts'
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

/** Changes an account and ends all its sign-ins. Returns its id, or undefined if no account has this address. */
const changeAndSignOut = (
  db: Database,
  email: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const id = await updateAccount(tx, email, change)
    if (id !== undefined) await tx.delete(tokens).where(eq(tokens.accountId, id))
    return id
  })

export const disableAccount = (db: Database, email: string, now: Date): Promise<string | undefined> =>
  changeAndSignOut(db, email, { disabledAt: now })

export const enableAccount = (db: Database, email: string): Promise<string | undefined> =>
  updateAccount(db, email, { disabledAt: null })

/** Who administers the installation. Nothing that they have open changes. */
export const setOperator = (db: Database, email: string, isOperator: boolean): Promise<string | undefined> =>
  updateAccount(db, email, { isOperator })

/** Signs out everywhere, because others may know the old password. */
export const setPassword = async (
  db: Database,
  email: string,
  password: string,
): Promise<string | undefined> => changeAndSignOut(db, email, { passwordHash: await hashPassword(password) })
