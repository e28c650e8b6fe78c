import { eq } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { accounts } from '../../database/tables/auth.ts'

export type AccountName = { name: string; email: string }

/**
 * Returns the names of accounts by id. An operator's own auth service has accounts that are unknown here, which are
 * left out.
 */
export const readAccountNames = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, AccountName>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(inIds(accounts.id, ids))
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}

/** Who owns a quiz, and whether they can still sign in. Undefined for one of another auth service. */
export const readOwner = async (
  db: Queryable,
  id: string,
): Promise<{ name: string; isDisabled: boolean } | undefined> => {
  const [account] = await db
    .select({ name: accounts.name, disabledAt: accounts.disabledAt })
    .from(accounts)
    .where(eq(accounts.id, id))
  return account && { name: account.name, isDisabled: account.disabledAt !== null }
}

export const readAccountName = async (db: Queryable, id: string): Promise<string | undefined> => {
  const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, id))
  return account?.name
}
