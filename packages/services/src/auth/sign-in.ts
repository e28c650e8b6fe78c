import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { accounts, tokens } from '../database/tables.ts'
import { hashToken, makeToken, tokenLifeMs } from './token.ts'
import { decoyHash, matchesPassword } from './password.ts'
import { countFailure, forgetFailure } from './sign-in-failures.ts'

/**
 * Signs in. Every try counts as a failure before it is judged and is forgotten when it was none, so that many
 * tries at once pass no more than many in a row. An unknown address takes the same time and gets the same
 * answer as a wrong password.
 */
export const signIn =
  ({ db, now }: Context): Handlers<'auth'>['signIn'] =>
  async ({ body, address }) => {
    const emailKey = body.email.trim().toLowerCase()
    const failure = await countFailure(db, { emailKey, address, at: now() })
    if (failure.tooMany)
      throw new Problem('TOO_MANY_SIGN_INS', { retryAfterSeconds: failure.retryAfterSeconds })

    const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
    const matches = await matchesPassword(account?.passwordHash ?? (await decoyHash()), body.password)
    if (!account || !matches || account.disabledAt || account.role !== body.role)
      throw new Problem('SIGN_IN_REFUSED')

    const token = makeToken()
    const at = now()
    await forgetFailure(db, failure.id)
    await db.insert(tokens).values({
      tokenHash: hashToken(token),
      accountId: account.id,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + tokenLifeMs),
    })
    return { uid: account.id, token, user: { userId: account.id, name: account.name, email: account.email } }
  }
