import type { Queryable } from '../database/database.ts'
import { accounts } from '../database/tables.ts'
import { makeId } from '../database/make-id.ts'
import { hashPassword } from './password.ts'

export type NewAccount = { name: string; email: string; password: string }

/** The address belongs to an account already, in whatever case it is written. */
export class EmailTaken extends Error {}

/** Adds an instructor and answers their id. Throws EmailTaken. */
export const addAccount = async (db: Queryable, { name, email, password }: NewAccount): Promise<string> => {
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
    })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning({ id: accounts.id })
  if (!added) throw new EmailTaken()
  return added.id
}
