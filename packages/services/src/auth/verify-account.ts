import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { accounts } from '../database/tables.ts'
import { decoyHash, matchesPassword } from './password.ts'
import { rememberAddress } from './known-addresses.ts'
import { deleteFailure, recordFailure } from './sign-in-failures.ts'

/** The IP address is that of the browser. */
type TypedCredentials = { email: string; password: string; address: string }

/**
 * Returns the account that an e-mail address and a password belong to. Each request is recorded as a failure before
 * the password is checked and deleted when it succeeds, so that parallel requests cannot exceed the limit. An unknown
 * e-mail address gets the same response after the same time as a wrong password. Throws TOO_MANY_SIGN_INS and
 * SIGN_IN_REFUSED.
 */
export const verifyAccount = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { email, password, address }: TypedCredentials,
): Promise<typeof accounts.$inferSelect> => {
  const emailKey = email.trim().toLowerCase()
  const failure = await recordFailure(db, { emailKey, address, at: now() })
  if (failure.tooMany)
    throw new Problem('TOO_MANY_SIGN_INS', { retryAfterSeconds: failure.retryAfterSeconds })

  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  const matches = await matchesPassword(account?.passwordHash ?? (await decoyHash()), password)
  if (!account || !matches || account.disabledAt) throw new Problem('SIGN_IN_REFUSED')
  await deleteFailure(db, failure.id)
  await rememberAddress(db, account.id, address, now())
  return account
}
