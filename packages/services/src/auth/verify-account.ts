import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { accounts } from '../database/tables/auth.ts'
import { decoyHash, matchesPassword } from './password.ts'
import { demoAccount } from '../demo/demo-account.ts'
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
  { db, now, hasDemo }: Pick<Context, 'db' | 'now' | 'hasDemo'>,
  { email, password, address }: TypedCredentials,
): Promise<typeof accounts.$inferSelect> => {
  const emailKey = email.trim().toLowerCase()
  const failure = await recordFailure(db, { emailKey, address, at: now() })
  if (failure.tooMany)
    throw new Problem('TOO_MANY_SIGN_INS', { retryAfterSeconds: failure.retryAfterSeconds })

  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  const matches = await matchesPassword(account?.passwordHash ?? (await decoyHash()), password)
  // A folder that was filled on one machine may be served to others later.
  const isClosedDemo = !hasDemo && emailKey === demoAccount.email && password === demoAccount.password
  if (!account || !matches || account.disabledAt || isClosedDemo) throw new Problem('SIGN_IN_REFUSED')
  await deleteFailure(db, failure.id)
  await rememberAddress(db, account.id, address, now())
  return account
}
