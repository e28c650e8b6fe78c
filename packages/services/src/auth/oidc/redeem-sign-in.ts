import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts } from '../../database/tables/auth.ts'
import { rememberAddress } from '../known-addresses.ts'
import { openSession } from '../open-session.ts'
import { verifyAccount } from '../verify-account.ts'
import { linkIdentity } from './match-account.ts'
import { endFlow, type FlowSecrets, readOutcome } from './sign-in-flows.ts'

type Redeemed = Awaited<ReturnType<typeof openSession>> | 'waiting'

/** `password` is that of an account whose address the identity has. `address` is the browser's IP address. */
type RedeemBody = { secrets: FlowSecrets; password: string | undefined; address: string }

/**
 * Gives the window that began a sign-in at a provider its token, once. Returns 'waiting' while the provider has not
 * sent the browser back. Throws what the sign-in was refused for, OIDC_PASSWORD_NEEDED until the password of an
 * account with the same e-mail address was typed, and what a wrong one is refused with.
 */
export const redeemSignIn = async (
  context: Pick<Context, 'db' | 'now' | 'hasDemo'>,
  { secrets, password, address }: RedeemBody,
): Promise<Redeemed> => {
  const { db, now } = context
  const outcome = await readOutcome(db, secrets, now())
  if (!outcome) return 'waiting'
  if (outcome.kind === 'refused') {
    await endFlow(db, secrets, now())
    throw new Problem(outcome.code)
  }
  if (outcome.kind === 'needs password') {
    if (password === undefined)
      throw new Problem('OIDC_PASSWORD_NEEDED', {
        message: `There is an account with the address ${outcome.email}. Type its password once to connect the two.`,
      })
    const account = await verifyAccount(context, { email: outcome.email, password, address })
    if (!(await endFlow(db, secrets, now()))) return 'waiting'
    await linkIdentity(db, account.id, outcome, now())
    return await openSession(context, account, outcome)
  }
  const [account] = await db.select().from(accounts).where(eq(accounts.id, outcome.accountId))
  if (!(await endFlow(db, secrets, now()))) return 'waiting'
  if (!account || account.disabledAt) throw new Problem('OIDC_NOT_LISTED')
  await rememberAddress(db, account.id, address, now())
  return await openSession(context, account, outcome)
}
