import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { hashPassword } from './password.ts'

export type NewAccount = {
  name: string
  email: string
  password: string
  /** Whether they administer the installation, too. */
  isOperator?: boolean
}

/** Thrown if an account with this e-mail address exists. Case does not matter. */
export class EmailTakenError extends Error {}

/** Adds an instructor and returns their id. Throws EmailTakenError. */
export const addAccount = async (
  db: Queryable,
  { name, email, password, isOperator = false }: NewAccount,
): Promise<string> => {
  const passwordHash = await hashPassword(password)
  const [added] = await db
    .insert(accounts)
    .values({
      id: makeId(),
      role: 'instructor',
      name,
      email,
      emailKey: email.trim().toLowerCase(),
      passwordHash,
      isOperator,
    })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning({ id: accounts.id })
  if (!added) throw new EmailTakenError()
  return added.id
}
