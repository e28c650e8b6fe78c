import type { Querying } from '../shared/database/database.ts'
import { accounts } from '../shared/database/tables.ts'
import { makeId } from '../shared/make-id.ts'
import { hashPassword } from './password.ts'

export type NewAccount = { name: string; email: string; password: string }

/** Adds an instructor and answers their id. Throws when the address is taken. */
export const addAccount = async (db: Querying, { name, email, password }: NewAccount): Promise<string> => {
  const id = makeId()
  const passwordHash = await hashPassword(password)
  await db.insert(accounts).values({ id, role: 'instructor', name, email, emailKey: email.trim().toLowerCase(), passwordHash })
  return id
}
