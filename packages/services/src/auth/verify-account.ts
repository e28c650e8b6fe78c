import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { accounts } from '../database/tables/auth.ts'
import { decoyHash, matchesPassword } from './password.ts'
import { demoAccount } from '../demo/demo-account.ts'
import { rememberAddress } from './known-addresses.ts'
import { deleteFailure, recordFailure } from './sign-in-failures.ts'

/** `address` is the browser's IP address. */
type TypedCredentials = { email: string; password: string; address: string }

/**
 * Returns the account of an e-mail address and a password. Each request is recorded as a failure before the password
 * is checked, and the record is deleted on success, so that parallel requests cannot exceed the limit. An unknown
 * e-mail address gets the same response after the same time as a wrong password. Throws TOO_MANY_SIGN_INS and
 * SIGN_IN_REFUSED.
 */
export const verifyAccount = async (
  { db, now, hasDemo }: Pick<Context, 'db' | 'now' | 'hasDemo'>,
  { email, password, address }: TypedCredentials,
): Promise<typeof accounts.$inferSelect> => {
  const emailKey = email.trim().toLowerCase()
  const failure = await recordFailure(db, { emailKey, address, at: now() })
  if (failure.tooMany)
    throw new Problem('TOO_MANY_SIGN_INS', { retryAfterSeconds: failure.retryAfterSeconds })

  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  const matches = await matchesPassword(account?.passwordHash ?? (await decoyHash()), password)
  // The demo's password stays invalid here even if the data folder was filled on a local machine and is served
  // publicly now.
  const isClosedDemo = !hasDemo && emailKey === demoAccount.email && password === demoAccount.password
  if (!account || !matches || account.disabledAt || isClosedDemo) throw new Problem('SIGN_IN_REFUSED')
  await deleteFailure(db, failure.id)
  await rememberAddress(db, account.id, address, now())
  return account
}
