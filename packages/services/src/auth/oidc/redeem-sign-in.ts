import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { accounts, type SignInOutcome } from '../../database/tables/auth.ts'
import { rememberAddress } from '../identity/known-addresses.ts'
import { openSession } from '../identity/open-session.ts'
import { verifyAccount } from '../identity/verify-account.ts'
import { verifyMailedCode } from './mailed-code.ts'
import { linkIdentity } from './match-account.ts'
import { endFlow, type FlowSecrets, readOutcome } from './sign-in-flows.ts'

type Redeemed = Awaited<ReturnType<typeof openSession>> | 'waiting'

/**
 * `password` is that of an account whose address the identity has, `code` was mailed to it. `address` is the browser's
 * IP address.
 */
type RedeemBody = {
  secrets: FlowSecrets
  password: string | undefined
  code: string | undefined
  address: string
}

type NeedsProof = Extract<SignInOutcome, { kind: 'needs proof' }>

/** What somebody is told who has not proved yet that the account is theirs. */
const proofNeeded = ({ email, hasPassword }: NeedsProof): Problem =>
  hasPassword
    ? new Problem('OIDC_PASSWORD_NEEDED', {
        message: `There is an account with the address ${email}. Type its password once to connect the two.`,
      })
    : new Problem('OIDC_CODE_NEEDED', {
        message: `There is an account with the address ${email}. A code that is mailed to it connects the two.`,
      })

/**
 * Gives the window that began a sign-in at a provider its token, once. Returns 'waiting' while the provider has not
 * sent the browser back. Throws what the sign-in was refused for, OIDC_PASSWORD_NEEDED and
 * OIDC_CODE_NEEDED until an account with the same e-mail address was proved to be theirs, and what a wrong password or
 * code is refused with.
 */
export const redeemSignIn = async (
  context: Pick<Context, 'db' | 'now' | 'hasDemo'>,
  { secrets, password, code, address }: RedeemBody,
): Promise<Redeemed> => {
  const { db, now } = context
  const outcome = await readOutcome(db, secrets, now())
  if (!outcome) return 'waiting'
  if (outcome.kind === 'refused') {
    await endFlow(db, secrets, now())
    throw new Problem(outcome.code)
  }
  if (outcome.kind === 'needs proof') {
    if (password === undefined && code === undefined) throw proofNeeded(outcome)
    if (code !== undefined) await verifyMailedCode(db, { secrets, code }, now())
    else
      await verifyAccount(context, { email: outcome.email, password: defined(password, 'password'), address })
  }
  const [account] = await db.select().from(accounts).where(eq(accounts.id, outcome.accountId))
  if (!(await endFlow(db, secrets, now()))) return 'waiting'
  if (!account || account.disabledAt) throw new Problem('OIDC_NOT_LISTED')
  if (outcome.kind === 'needs proof') await linkIdentity(db, account.id, outcome, now())
  await rememberAddress(db, account.id, address, now())
  return await openSession(context, account, outcome)
}
