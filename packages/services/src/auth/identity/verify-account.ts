import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, count, eq, exists, gt, not } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { accounts, signInFailures } from '../../database/tables/auth.ts'
import { decoyHash, matchesPassword } from '../accounts/password.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { isKnownAddress, rememberAddress, selectKnownAddress } from './known-addresses.ts'
import { signInLimits } from '@quizwright/domain/limits.ts'
import type { Database } from '../../database/database.ts'

const minuteMs = 60_000
const windowMs = signInLimits.failureWindowMinutes * minuteMs
const dayMs = 24 * 60 * minuteMs

type SignInAttempt = { emailKey: string; address: string; at: Date }
type FailureCount = { tooMany: false; id: number } | { tooMany: true; retryAfterSeconds: number }

/**
 * Records a failed sign-in and checks three limits: failures of this account from this IP address within the window;
 * failures from the IP address within a day; and failures of this account within a day from all addresses that it
 * never signed in from, because who guesses may have many. Whoever is known at an address is affected by the first
 * limit only.
 */
const recordFailure = async (
  db: Database,
  { emailKey, address, at }: SignInAttempt,
): Promise<FailureCount> => {
  const within = (ms: number) => gt(signInFailures.failedAt, new Date(at.getTime() - ms))
  const recorded = elementAt(
    await db
      .insert(signInFailures)
      .values({ emailKey, address, failedAt: at })
      .returning({ id: signInFailures.id }),
    0,
  )
  const ofAccount = elementAt(
    await db
      .select({ n: count() })
      .from(signInFailures)
      .where(
        and(eq(signInFailures.emailKey, emailKey), eq(signInFailures.address, address), within(windowMs)),
      ),
    0,
  )
  const ofAddress = elementAt(
    await db
      .select({ n: count() })
      .from(signInFailures)
      .where(and(eq(signInFailures.address, address), within(dayMs))),
    0,
  )
  const elsewhere = elementAt(
    await db
      .select({ n: count() })
      .from(signInFailures)
      .where(
        and(
          eq(signInFailures.emailKey, emailKey),
          within(dayMs),
          not(exists(selectKnownAddress(db, { emailKey, address: signInFailures.address, at }))),
        ),
      ),
    0,
  )
  const id = recorded.id
  const accountIsBlocked = ofAccount.n > signInLimits.failuresPerAccount
  const strangersAreBlocked =
    (ofAddress.n > signInLimits.failuresPerAddressADay || elsewhere.n > signInLimits.failuresElsewhereADay) &&
    // The users of a school share one address. Those who are known there must not be affected by the failures of
    // others.
    !(await isKnownAddress(db, { emailKey, address, at }))
  if (!accountIsBlocked && !strangersAreBlocked) return { tooMany: false, id }
  // A sign-in that is refused here is not counted, because its password was not checked and repeated requests must
  // not extend the block.
  await deleteFailure(db, id)
  return { tooMany: true, retryAfterSeconds: (accountIsBlocked ? windowMs : dayMs) / 1_000 }
}

const deleteFailure = async (db: Database, id: number): Promise<void> => {
  await db.delete(signInFailures).where(eq(signInFailures.id, id))
}

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
